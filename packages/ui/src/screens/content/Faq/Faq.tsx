import { InformationPage } from '../../../patterns/InformationPage/InformationPage.tsx'
import { pages } from '../pages.ts'
import { faqText } from './faqText.ts'

/** The questions that players ask, each answered in its place. */
export const Faq = () => <InformationPage text={faqText} contactHref={pages.contact.href} />
