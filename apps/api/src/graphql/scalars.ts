import { code, type RuleCode } from '@lagoon/contract/rules/rule'
import { GraphQLError, GraphQLScalarType } from 'graphql'

/** What is no amount, by the rule that a form says at its field. */
const noAmount = (rule: RuleCode) => new GraphQLError('An amount is whole minor units, written as digits.', { extensions: { rule } })

/** Integer minor units as decimal digits. */
export const Minor = new GraphQLScalarType<string, string>({
  name: 'Minor',
  serialize: (value) => {
    if (typeof value === 'bigint' || (typeof value === 'string' && /^-?\d+$/.test(value))) return value.toString()
    throw new GraphQLError('An amount is whole minor units.')
  },
  parseValue: (value) => {
    if (typeof value === 'string' && /^(?!-0+$)-?\d{1,30}$/.test(value)) return value
    throw noAmount(code(value === '' ? 'required' : 'notANumber'))
  },
})

/** An instant, RFC 3339 in UTC with milliseconds. */
export const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  serialize: (value) => {
    const date = value instanceof Date ? value : new Date(String(value))
    if (!Number.isNaN(date.getTime())) return date.toISOString()
    throw new GraphQLError('Not an instant.')
  },
  parseValue: (value) => {
    const date = new Date(typeof value === 'string' ? value : Number.NaN)
    if (!Number.isNaN(date.getTime())) return date.toISOString()
    throw new GraphQLError('Not an instant.')
  },
})
