/**
 * What the first call brings with it, and a visitor's first look does without: the door to graphql-request, the shapes of the
 * answers, and the catalog that says what a refusal leads to. Fetched together, so whatever answers can also be told.
 */
export { GraphQLClient } from 'graphql-request'
export { decideError } from '../errors/catalog.ts'
export { withCodeOfWords } from './codeOfWords.ts'
export { decodeAnswer } from './decodeAnswer.ts'
export { brokenPromise, readAnswer } from './readAnswer.ts'
