import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isApprovable, type Report, type ReportedPicture } from './reported.ts'

/** Where the page lives: from a file it can only write down what was decided, from the review it can do it. */
export interface Served {
  readonly approved: readonly string[]
}

const escape = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
const style = readFileSync(join(import.meta.dirname, 'report.css'), 'utf8')
const modes = { side: 'Side by side', overlay: 'Overlay', slider: 'Slider', difference: 'Difference' } as const

const entry = ({ picture, viewport, kind }: ReportedPicture) =>
  `<li><button type="button" data-picture="${escape(picture)}"><span>${escape(picture.slice(viewport.length + 1))}</span><small>${viewport} · ${kind}</small></button></li>`

const group = (capability: string, pictures: readonly ReportedPicture[]) => `<section>
<header><h2>${escape(capability)} <small>${pictures.length}</small></h2>${
  pictures.some(isApprovable)
    ? `<button type="button" data-approve-group="${escape(capability)}" aria-label="Approve all of ${escape(capability)}">Approve all</button>`
    : ''
}</header>
<ol>${pictures.map(entry).join('')}</ol>
</section>`

const viewer = `<main>
<header>
<h2 id="name" aria-live="polite"></h2>
<div class="row">
<fieldset><legend>Compare</legend>${Object.entries(modes)
  .map(
    ([mode, label], n) =>
      `<label><input type="radio" name="mode" value="${mode}"${n === 0 ? ' checked' : ''}>${label} <kbd>${n + 1}</kbd></label>`,
  )
  .join('')}</fieldset>
<label class="share" hidden><span id="share-of">Share of after</span><input type="range" id="share" min="0" max="100" value="50"></label>
<label><input type="checkbox" id="actual">Actual size <kbd>z</kbd></label>
</div>
<div class="row">
<button type="button" id="previous">Previous <kbd>←</kbd></button><button type="button" id="next">Next <kbd>→</kbd></button>
<button type="button" id="approve" aria-pressed="false">Approve <kbd>a</kbd></button><span id="place"></span>
</div>
</header>
<div id="stage" tabindex="0" role="region" aria-label="Pictures"></div>
</main>`

const decided = (served: Served | undefined) =>
  served
    ? `<footer><p role="status" id="said">Approving copies a picture over its baseline. Commit the baselines afterwards.</p><button type="button" id="approve-all">Approve everything</button></footer>`
    : `<footer><p role="status" id="said"></p><div class="row"><code id="command" tabindex="0" role="textbox" aria-readonly="true" aria-label="Command that approves them"></code><button type="button" id="copy" disabled>Copy</button><button type="button" id="approve-all">Mark everything</button></div><p>This page stands on a file and cannot write. <code>npm run visual:review</code> opens it with buttons that do.</p></footer>`

/** The report as one page: what changed by capability, four ways to compare, and approvals. */
export const reportPage = ({ compared, pictures }: Report, script: string, served?: Served): string => {
  const capabilities = [...new Set(pictures.map((p) => p.capability))]
  const title = pictures.length === 0 ? 'No picture changed' : `${pictures.length} pictures to review`
  const data = JSON.stringify({ pictures, served: served ?? null }).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Pictures: ${title}</title><link rel="icon" href="data:,">
<style>${style}</style></head>
<body${pictures.length === 0 ? ' class="empty"' : ''}>
<header class="top"><h1>${title} <small>of ${compared} compared</small></h1></header>
${
  pictures.length === 0
    ? '<main><p>Every picture is as its baseline.</p></main>'
    : `<details open class="list"><summary>All changes</summary><nav aria-label="Changes">${capabilities
        .map((capability) =>
          group(
            capability,
            pictures.filter((p) => p.capability === capability),
          ),
        )
        .join('')}</nav></details>
${viewer}
${decided(served)}
<script type="application/json" id="data">${data}</script>
<script type="module">${script.replaceAll('</script', '<\\/script')}</script>`
}
</body></html>
`
}
