import { InformationPage } from '../../../patterns/InformationPage/InformationPage.tsx'
import { pages } from '../pages.ts'
import { redemptionPolicyText } from './redemptionPolicyText.ts'

/** How prize tokens are redeemed for money. */
export const RedemptionPolicy = () => <InformationPage text={redemptionPolicyText} contactHref={pages.contact.href} />
