import { defineConfig } from 'oxlint'
import { layerOverrides } from './tools/lint/layers.ts'

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'vitest'],
  categories: { correctness: 'error' },
  ignorePatterns: ['**/dist/**', 'packages/domain/src/gql/**', '**/*.generated.ts'],
  rules: {
    'import/no-cycle': 'error',
    'no-console': 'error',
    'typescript/no-explicit-any': 'error',
    // An import written within a type is seen by no rule about imports.
    'typescript/consistent-type-imports': 'error',
    'react/react-in-jsx-scope': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
  },
  overrides: [
    ...layerOverrides,
    { files: ['tools/**', '**/bench/**', '**/bin/**'], rules: { 'no-console': 'off' } },
    {
      files: ['.storybook/**', '**/*.stories.tsx'],
      rules: { 'vitest/no-standalone-expect': 'off', 'jest/no-standalone-expect': 'off' },
    },
  ],
})
