import { InformationPage } from '../../../patterns/InformationPage/InformationPage.tsx'
import { pages } from '../pages.ts'
import { aboutUsText } from './aboutUsText.ts'

/** Who runs the product and what a player can expect of it. */
export const AboutUs = () => <InformationPage text={aboutUsText} contactHref={pages.contact.href} />
