import { InformationPage } from '../../../patterns/InformationPage/InformationPage.tsx'
import { pages } from '../pages.ts'
import { sweepRulesText } from './sweepRulesText.ts'

/** How sweep tokens are given and what they win. */
export const SweepRules = () => <InformationPage text={sweepRulesText} contactHref={pages.contact.href} />
