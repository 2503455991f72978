import { InformationPage } from '../../../patterns/InformationPage/InformationPage.tsx'
import { pages } from '../pages.ts'
import { privacyPolicyText } from './privacyPolicyText.ts'

/** What is kept about a player, why, and for how long. */
export const PrivacyPolicy = () => <InformationPage text={privacyPolicyText} contactHref={pages.contact.href} />
