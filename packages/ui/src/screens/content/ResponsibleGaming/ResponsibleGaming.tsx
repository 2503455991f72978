import { InformationPage } from '../../../patterns/InformationPage/InformationPage.tsx'
import { pages } from '../pages.ts'
import { responsibleGamingText } from './responsibleGamingText.ts'

/** Limits, breaks, self-exclusion, and where help is. */
export const ResponsibleGaming = () => <InformationPage text={responsibleGamingText} contactHref={pages.contact.href} />
