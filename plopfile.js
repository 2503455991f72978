import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { operationPaths } from './packages/contract/src/paths.ts'
import { answerShapes } from './packages/domain/src/gql/answerShapes.ts'
import { sampleAnswer } from './tools/generators/sampleAnswer.ts'
import { camel, pascal, screenData, words } from './tools/generators/screenData.ts'
import { withImported } from './tools/generators/withImported.ts'
import { screenStates } from './tools/stories/specification.ts'

const templates = 'tools/generators/templates'

/** npm run generate -- part|screen|scenarios: the files that a new one begins with, by the conventions of its layer; screens by docs/spec/states.md. */
export default function generators(plop, { states = screenStates() } = {}) {
  plop.setHelper('pascal', pascal)
  plop.setHelper('words', words)
  plop.setHelper('camel', camel)

  /** The route of a screen stands in the file of its capability, which is made where it is the first one. */
  plop.setActionType('addRoute', (_answers, { data, template }) => {
    const file = join(plop.getDestBasePath(), `apps/web/src/routes/${data.capability}/routes.ts`)
    const route = plop.renderString(readFileSync(join(import.meta.dirname, templates, template), 'utf8'), data)
    mkdirSync(dirname(file), { recursive: true })
    const before = readFileSync(file, { encoding: 'utf8', flag: 'a+' })
    writeFileSync(file, withImported(`${before}${route}`, '../defineRoute.ts', ['constant', 'defineRoute']))
    return file
  })
  plop.setActionType('format', (_answers, { files }) => {
    const paths = files.map((file) => join(plop.getDestBasePath(), file))
    const { status, stderr } = spawnSync('oxfmt', ['--config', join(import.meta.dirname, '.oxfmtrc.json'), ...paths], {
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(stderr)
    return `${files.length} files formatted`
  })
  const adding = (files, data) =>
    Object.entries(files).map(([path, template]) => ({ type: 'add', path, templateFile: `${templates}/${template}.hbs`, data }))

  plop.setGenerator('part', {
    description: 'a part of the kit, with its recipe and its stories',
    prompts: [{ type: 'input', name: 'name', message: 'Name in PascalCase (e.g. DatePicker)' }],
    actions: ({ name }) => {
      const files = Object.fromEntries(
        ['part.tsx', 'part.css.ts', 'part.stories.tsx'].map((template) => [
          `packages/ui/src/kit/${name}/${template.replace('part', name)}`,
          template,
        ]),
      )
      return [...adding(files, { name }), { type: 'format', files: Object.keys(files) }]
    },
  })

  const screens = [...new Set(states.map(({ capability, screen }) => `${capability}/${screen}`))]
  const whichScreen = { type: 'list', name: 'which', message: 'Screen of docs/spec/states.md', choices: screens }

  plop.setGenerator('screen', {
    description: 'a screen: its view with every state of the specification, one story a state, and its route',
    prompts: [whichScreen],
    actions: ({ which }) => {
      const data = screenData(which, states)
      const { capability, screen } = data
      const folder = `packages/ui/src/screens/${capability}/${pascal(screen)}/${pascal(screen)}`
      const files = {
        [`packages/domain/src/${capability}/${camel(screen)}.state.ts`]: 'state.ts',
        [`${folder}.tsx`]: 'screen.tsx',
        [`${folder}.stories.tsx`]: 'screen.stories.tsx',
      }
      const routes = `apps/web/src/routes/${capability}/routes.ts`
      return [
        ...adding(files, data),
        { type: 'addRoute', data, template: 'route.ts.hbs' },
        { type: 'format', files: [...Object.keys(files), routes] },
      ]
    },
  })

  plop.setGenerator('scenarios', {
    description: 'answers of the server that lead to each state of a screen',
    prompts: [whichScreen, { type: 'list', name: 'operation', message: 'Operation that it asks', choices: Object.keys(operationPaths) }],
    actions: ({ which, operation }) => {
      const data = { ...screenData(which, states), operation, sample: JSON.stringify(sampleAnswer(answerShapes[operation])) }
      const file = `packages/domain/src/testing/${camel(data.screen)}Scenarios.ts`
      return [...adding({ [file]: 'scenarios.ts' }, data), { type: 'format', files: [file] }]
    },
  })
}
