import { InformationPage } from '../../../patterns/InformationPage/InformationPage.tsx'
import { pages } from '../pages.ts'
import { termsText } from './termsText.ts'

/** The contract between the player and the operator. */
export const Terms = () => <InformationPage text={termsText} contactHref={pages.contact.href} />
