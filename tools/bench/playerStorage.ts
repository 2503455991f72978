import { DEMO_PASSWORD } from '../../e2e/testing/logIn.ts'
import { sessionOf } from '../../e2e/testing/session.ts'

/** Logs a demo player in and answers what their browser keeps from then on, for loads of their pages. */
export const playerStorage = async (origin: string) => (await sessionOf('noah@lagoon.localhost', DEMO_PASSWORD, origin)).storage
