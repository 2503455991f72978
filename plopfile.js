import { screenStates } from './tools/stories/specification.ts'

const pascal = (key) => key.replace(/(^|-)(\w)/g, (_, __, letter) => letter.toUpperCase())
const words = (key) => key.replace(/(^|-)(\w)/g, (_, dash, letter) => (dash ? ' ' : '') + letter.toUpperCase())
const camel = (key) => pascal(key).replace(/^\w/, (letter) => letter.toLowerCase())

/** npm run generate -- part|screen|scenario: the files that a new one begins with, named as the house names them. */
export default function generators(plop) {
  plop.setHelper('pascal', pascal)
  plop.setHelper('words', words)
  plop.setHelper('camel', camel)
  const templates = 'tools/generators/templates'

  plop.setGenerator('part', {
    description: 'a part of the kit, with its recipe and its stories',
    prompts: [{ type: 'input', name: 'name', message: 'Name in PascalCase (e.g. DatePicker)' }],
    actions: ['.tsx', '.css.ts', '.stories.tsx'].map((ending) => ({
      type: 'add',
      path: `packages/ui/src/kit/{{name}}/{{name}}${ending}`,
      templateFile: `${templates}/part${ending}.hbs`,
    })),
  })

  const screens = [...new Set(screenStates().map(({ capability, screen }) => `${capability}/${screen}`))]
  const choice = { type: 'list', name: 'which', message: 'Screen of docs/spec/states.md', choices: screens }
  const withStates = (answers) => {
    const [capability, screen] = answers.which.split('/')
    return { capability, screen, states: screenStates().filter((s) => s.capability === capability && s.screen === screen) }
  }

  plop.setGenerator('screen', {
    description: 'a screen: its view with every state of the specification, and one story a state',
    prompts: [choice],
    actions: (answers) => {
      const data = withStates(answers)
      const folder = 'packages/ui/src/screens/{{capability}}/{{pascal screen}}/{{pascal screen}}'
      return [
        {
          type: 'add',
          path: 'packages/domain/src/{{capability}}/{{camel screen}}.state.ts',
          templateFile: `${templates}/state.ts.hbs`,
          data,
        },
        { type: 'add', path: `${folder}.tsx`, templateFile: `${templates}/screen.tsx.hbs`, data },
        { type: 'add', path: `${folder}.stories.tsx`, templateFile: `${templates}/screen.stories.tsx.hbs`, data },
      ]
    },
  })

  plop.setGenerator('scenario', {
    description: 'answers of the server that lead to each state of a screen',
    prompts: [choice],
    actions: (answers) => [
      {
        type: 'add',
        path: 'packages/domain/src/testing/{{camel screen}}.scenarios.ts',
        templateFile: `${templates}/scenario.ts.hbs`,
        data: withStates(answers),
      },
    ],
  })
}
