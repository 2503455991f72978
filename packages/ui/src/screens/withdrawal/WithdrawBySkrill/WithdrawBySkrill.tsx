import { ProfileIdPayout, type ProfileIdPayoutProps } from '../ProfileIdPayout.tsx'

export type WithdrawBySkrillProps = Pick<ProfileIdPayoutProps, 'view' | 'onSaveId' | 'onRequest'>

/** Pays to the Skrill ID that stands in the profile. */
export const WithdrawBySkrill = (props: WithdrawBySkrillProps) => (
  <ProfileIdPayout {...props} provider="Skrill" idName="Skrill ID" intro="The email on your Skrill account must be confirmed." />
)
