import { operation } from '../client/operation.ts'
import { graphql } from '../gql/gql.ts'

export const webSettings = operation(
  'WebSettings',
  graphql(`
    query WebSettings {
      webSettings {
        isOptimoveEnable
        earnFreeSpin
        blockInspection
        passwordMinLength
        passwordMaxLength
        marketingSdkUrl
        ipLookupUrl
        push {
          service
          vapidKey
          firebase {
            apiKey
            projectId
            messagingSenderId
            appId
          }
        }
      }
    }
  `),
)

/** Asked when a tab is looked at again: its answer, as any, names the server's version. */
export const appVersion = operation(
  'AppVersion',
  graphql(`
    query AppVersion {
      appVersion
    }
  `),
)

export const reportFault = operation(
  'ReportFault',
  graphql(`
    mutation ReportFault($input: FaultInput!) {
      reportFault(input: $input)
    }
  `),
)

export const savePushToken = operation(
  'SavePushToken',
  graphql(`
    mutation SavePushToken($input: PushTokenInput!) {
      savePushToken(input: $input)
    }
  `),
)

export const saveVisitorPushToken = operation(
  'SaveVisitorPushToken',
  graphql(`
    mutation SaveVisitorPushToken($input: PushTokenInput!) {
      saveVisitorPushToken(input: $input)
    }
  `),
)
