import { operation } from '../../client/operation.ts'
import { graphql } from '../../gql/gql.ts'

export const otherSessions = operation(
  'OtherSessions',
  graphql(`
    query OtherSessions {
      otherSessions {
        id
        kind
        name
        lastUsedAt
      }
    }
  `),
)

export const endOtherSession = operation(
  'EndOtherSession',
  graphql(`
    mutation EndOtherSession($id: ID!) {
      endOtherSession(id: $id)
    }
  `),
)

export const endOtherSessions = operation(
  'EndOtherSessions',
  graphql(`
    mutation EndOtherSessions {
      endOtherSessions
    }
  `),
)

export const saveSpecialOffers = operation(
  'SaveSpecialOffers',
  graphql(`
    mutation SaveSpecialOffers($isOn: Boolean!) {
      saveSpecialOffers(isOn: $isOn) {
        ...WholeProfile
      }
    }
  `),
)

export const saveNotifications = operation(
  'SaveNotifications',
  graphql(`
    mutation SaveNotifications($isOn: Boolean!) {
      saveNotifications(isOn: $isOn) {
        ...WholeProfile
      }
    }
  `),
)

export const depositLimit = operation(
  'DepositLimit',
  graphql(`
    query DepositLimit {
      depositLimit {
        ...OwnLimitParts
      }
    }

    fragment OwnLimitParts on OwnLimits {
      now {
        amount
        days
      }
      next {
        limit {
          amount
          days
        }
        from
      }
    }
  `),
)

export const saveDepositLimit = operation(
  'SaveDepositLimit',
  graphql(`
    mutation SaveDepositLimit($limit: OwnLimitInput) {
      saveDepositLimit(limit: $limit) {
        ...OwnLimitParts
      }
    }
  `),
)

export const lossLimit = operation(
  'LossLimit',
  graphql(`
    query LossLimit {
      lossLimit {
        ...OwnLimitParts
      }
    }
  `),
)

export const saveLossLimit = operation(
  'SaveLossLimit',
  graphql(`
    mutation SaveLossLimit($limit: OwnLimitInput) {
      saveLossLimit(limit: $limit) {
        ...OwnLimitParts
      }
    }
  `),
)
