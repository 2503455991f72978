import type { CodegenConfig } from '@graphql-codegen/cli'

const scalars = { DateTime: 'string', ID: 'string', Minor: 'string', Version: 'string' }

const config: CodegenConfig = {
  schema: 'packages/contract/schema/*.graphql',
  documents: ['packages/domain/src/**/*.operations.ts'],
  ignoreNoDocuments: true,
  generates: {
    'packages/domain/src/gql/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false, persistedDocuments: { mode: 'replaceDocumentWithHash' } },
      config: { documentMode: 'string', useTypeImports: true, enumsAsTypes: true, scalars, importExtension: '.ts' },
    },
    'packages/contract/src/paths.generated.ts': { plugins: ['./tools/codegen/operationPaths.ts'] },
    'packages/domain/src/gql/answerShapes.ts': { plugins: ['./tools/codegen/answerShapes.ts'] },
    'apps/api/src/graphql/resolvers.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        scalars,
        contextType: './context.ts#RequestContext',
        useIndexSignature: true,
        avoidOptionals: { field: true },
        importExtension: '.ts',
      },
    },
  },
}
export default config
