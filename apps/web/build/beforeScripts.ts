import type { Plugin } from 'vite'
import { EARLY_CALLS, EARLY_CALLS_ELEMENT, type AskedEarly } from '@lagoon/contract/http/earlyCalls'
import { GRAPHQL_PREFIX } from '@lagoon/contract/http/http'
import { operationPaths, type OperationName } from '@lagoon/contract/paths'
import { nameOf } from '@lagoon/domain/ports/browserStorage'
import { DEFAULT_LANGUAGE, keptKeys } from '@lagoon/domain/session/keptSession'
import { EARLY_SUBMIT } from '@lagoon/ui/patterns/FormField/earlySubmit'
import { readGenerated } from './persistedDocuments.ts'

/**
 * The script as it stands in the page. It asks what every page of a player asks first, and what this one says in its element,
 * with what the storage says then. The app takes an answer only where it would send the very same call (`ports/earlyCalls`), so
 * a mistake here costs a call and no more.
 */
export const earlyCallsScript = (everywhere: Readonly<Record<string, AskedEarly>>): string =>
  `{let k=n=>localStorage.getItem(n),c=globalThis.${EARLY_CALLS}={};` +
  `try{let t=JSON.parse(k("${nameOf(keptKeys.session)}")).accessToken;` +
  `for(let[p,{documentId,variables={},isAnonymous}]of Object.entries({...${JSON.stringify(everywhere)},` +
  `...JSON.parse(document.getElementById("${EARLY_CALLS_ELEMENT}")?.textContent??"{}")})){` +
  `let a=isAnonymous?k("${nameOf(keptKeys.anonymousToken)}"):t;if(!a)continue;` +
  `let headers={"content-type":"application/json",accept:"application/json",` +
  `"accept-language":k("${nameOf(keptKeys.language)}")??"${DEFAULT_LANGUAGE}",authorization:"Bearer "+a},` +
  `body=JSON.stringify({documentId,variables}),answer=fetch(p,{method:"POST",headers,body,credentials:"omit"});` +
  // Nobody may come to take it, and a promise that nobody looks at is reported as a fault.
  `answer.catch(()=>0);c[p]={headers,body,answer}}}catch{}}`

/**
 * Keeps the form that somebody sends before the app can (`sendIfSentEarly`), and the browser from sending it itself. What the
 * app has sent is prevented by then.
 */
export const earlySubmitScript =
  `addEventListener("submit",e=>{if(e.defaultPrevented)return;e.preventDefault();globalThis.${EARLY_SUBMIT}=e.target});` +
  `addEventListener("input",()=>{delete globalThis.${EARLY_SUBMIT}});`

/**
 * Lets a page do what cannot wait until the app's scripts are there: one of a player asks for these operations, which take no
 * variables, and any keeps a form that is sent.
 */
export const beforeScripts = (generatedFolder: string, operations: readonly OperationName[]): Plugin => ({
  name: 'lagoon:before-scripts',
  apply: 'build',
  transformIndexHtml(html) {
    const { hashes } = readGenerated(generatedFolder)
    const documents = Object.fromEntries(
      operations.map((name) => {
        const hash = hashes.get(name)
        if (hash === undefined) throw new Error(`the operation ${name} was not generated; run npm run codegen`)
        return [GRAPHQL_PREFIX + operationPaths[name], { documentId: hash }]
      }),
    )
    return html.replace(
      /(<meta charset="utf-8"[^>]*>)/,
      (charset) => `${charset}<script>${earlySubmitScript}${earlyCallsScript(documents)}</script>`,
    )
  },
})
