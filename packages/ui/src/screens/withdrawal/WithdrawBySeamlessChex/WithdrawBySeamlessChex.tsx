import { ProfileIdPayout, type ProfileIdPayoutProps } from '../ProfileIdPayout.tsx'

export type WithdrawBySeamlessChexProps = Pick<ProfileIdPayoutProps, 'view' | 'onSaveId' | 'onRequest'>

/** Pays to the Seamless Chex ID that stands in the profile. */
export const WithdrawBySeamlessChex = (props: WithdrawBySeamlessChexProps) => (
  <ProfileIdPayout
    {...props}
    provider="Seamless Chex"
    idName="Seamless Chex ID"
    intro="Seamless Chex pays the bank account you linked with them."
  />
)
