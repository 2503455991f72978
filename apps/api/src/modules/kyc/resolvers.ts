import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { playerOf } from '../playerOf.ts'
import { checkVerification, startVerification, verificationOf } from './verification.ts'

export const resolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: { verification: (_parent, _arguments, { services, caller }) => verificationOf(services, playerOf(caller)) },
  Mutation: {
    startVerification: (_parent, _arguments, { services, caller }) => startVerification(services, playerOf(caller)),
    checkVerification: (_parent, _arguments, { services, caller }) => checkVerification(services, playerOf(caller)),
  },
}
