import { GuidePage, GuideSection } from '@lagoon/ui/foundations/GuidePage'
import { Code } from '../Code.tsx'
import * as styles from './guidance.css.ts'

/** How a part, a screen and a state come into the product. */
export const Adding = () => (
  <GuidePage
    title="Adding something"
    lead="The generator writes the files that a new thing begins with, named as everywhere here. What is left out, a test will ask for."
  >
    <GuideSection title="A part of the kit" words="Look first: most wishes are a variant, or a pattern made of parts.">
      <ol className={styles.steps}>
        <li>
          <Code>npm run generate -- part</Code> makes the part, its recipe and its stories.
        </li>
        <li>
          Name its variants by meaning, once: the recipe, the type and the Matrix all read the same list. A caller may place it with{' '}
          <Code>place</Code>, and never repaint it.
        </li>
        <li>Add one story per meaning or risk: a long label, nothing in it, the keyboard with a play function.</li>
        <li>
          <Code>npm run visual:approve -- packages/ui/src/kit/YourPart</Code>, look at the pictures, commit them with the part.
        </li>
      </ol>
    </GuideSection>
    <GuideSection
      title="A screen"
      words="Its states have to stand in docs/spec/states.md first: the generator asks which screen, and reads them."
    >
      <ol className={styles.steps}>
        <li>
          <Code>npm run generate -- screen</Code> makes the union of states in the domain, the screen and one story for each state.
        </li>
        <li>Give each member of the union only what that state needs. The screen takes the one union, and events named onSomething.</li>
        <li>Say in each story what happened to the player, and name the clause in parameters.spec.</li>
        <li>Beyond two hundred lines it wants patterns.</li>
        <li>
          <Code>npm run generate -- scenarios</Code> makes the server's answers; one flow proves that they lead to the states.
        </li>
      </ol>
    </GuideSection>
    <GuideSection title="A state">
      <ol className={styles.steps}>
        <li>
          Add its line to docs/spec/states.md under its screen; end it with <Code>+</Code> where no clause speaks of it. The coverage test
          is red from now on, and Coverage says that it is not drawn.
        </li>
        <li>Add the member to the union. The compiler leads you to every place that has to know it.</li>
        <li>Add the story of the same name. The test is green when name and clause are right.</li>
      </ol>
    </GuideSection>
  </GuidePage>
)
