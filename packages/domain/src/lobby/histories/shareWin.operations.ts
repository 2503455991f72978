import { operation } from '../../client/operation.ts'
import { graphql } from '../../gql/gql.ts'

export const shareWin = operation(
  'ShareWin',
  graphql(`
    mutation ShareWin($id: ID!, $showsName: Boolean!, $showsAmount: Boolean!) {
      shareWin(id: $id, showsName: $showsName, showsAmount: $showsAmount) {
        ...WinShare
      }
    }
    fragment WinShare on WinShare {
      id
      showsName
      showsAmount
    }
  `),
)

export const stopSharingWin = operation(
  'StopSharingWin',
  graphql(`
    mutation StopSharingWin($id: ID!) {
      stopSharingWin(id: $id)
    }
  `),
)
