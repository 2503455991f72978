import { ProfileIdPayout, type ProfileIdPayoutProps } from '../ProfileIdPayout.tsx'

export type WithdrawByCashAppProps = Pick<ProfileIdPayoutProps, 'view' | 'onSaveId' | 'onRequest'>

/** Pays to the Cash App ID that stands in the profile. */
export const WithdrawByCashApp = (props: WithdrawByCashAppProps) => (
  <ProfileIdPayout {...props} provider="Cash App" idName="Cash App ID" intro="Your Cash App account must be verified to receive money." />
)
