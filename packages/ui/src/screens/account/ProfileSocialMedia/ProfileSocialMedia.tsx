import { socialMediaSchema } from '@lagoon/domain/account/profile.rules'
import { socialNetworks, type SocialMediaValues, type SocialMediaView, type SocialNetwork } from '@lagoon/domain/account/profile.state'
import { Link } from '../../../kit/Link/Link.tsx'
import { FormTextField } from '../../../patterns/FormField/FormTextField.tsx'
import { ProfilePage } from '../../../patterns/ProfileSection/ProfilePage.tsx'
import { ProfileSection } from '../../../patterns/ProfileSection/ProfileSection.tsx'
import { SaveBar } from '../../../patterns/ProfileSection/SaveBar.tsx'
import { form as formStyle } from '../profileForm.css.ts'
import { profileMessages } from '../profileMessages.ts'
import { useAnsweredForm } from '../useAnsweredForm.ts'
import * as styles from './ProfileSocialMedia.css.ts'

const names: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  tiktok: 'TikTok',
  instagram: 'Instagram',
}

export interface ProfileSocialMediaProps {
  view: SocialMediaView
  /** What is kept now: whole addresses, which always lead to the site itself. */
  initialValues: SocialMediaValues
  /** Checked by the rules; addresses as they are kept. */
  onSubmit: (values: SocialMediaValues) => void
}

/** The player's pages on other sites; each of them may be left out. */
export const ProfileSocialMedia = ({ view, initialValues, onSubmit }: ProfileSocialMediaProps) => {
  const { form, faults, submit } = useAnsweredForm<SocialMediaValues>({ schema: socialMediaSchema, initialValues, view, onSubmit })
  const { errors } = form.formState
  return (
    <ProfilePage title="Social media" intro="Your pages on other sites, all of them optional.">
      <form noValidate className={formStyle} onSubmit={submit}>
        <ProfileSection
          title="Your pages"
          description="Paste the address of your page, or type your name there. We never post for you. To unlink a page, empty its field and save."
        >
          {socialNetworks.map((network) => (
            <div key={network} className={styles.row}>
              <div className={styles.field}>
                <FormTextField
                  form={form}
                  name={network}
                  words={profileMessages[network]}
                  label={names[network]}
                  inputMode="url"
                  autoComplete="off"
                  spellCheck="false"
                />
              </div>
              {initialValues[network] !== '' && !errors[network] && (
                <Link href={initialValues[network]} weight="secondary" isNewTab aria-label={`Open ${names[network]} (opens in a new tab)`}>
                  Open
                </Link>
              )}
            </div>
          ))}
        </ProfileSection>
        <SaveBar state={view.state} faults={faults} />
      </form>
    </ProfilePage>
  )
}
