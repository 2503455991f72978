import { copyFileSync } from 'node:fs'
import { join } from 'node:path'

// The documents stand beside the calls of the domain; the API answers only these and imports nothing of the domain.
const root = join(import.meta.dirname, '../..')
copyFileSync(join(root, 'packages/domain/src/gql/persisted-documents.json'), join(root, 'apps/api/src/graphql/documents.generated.json'))
