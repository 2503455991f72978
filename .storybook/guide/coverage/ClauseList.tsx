import { Heading } from '@lagoon/ui/kit/Heading/Heading'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { Text } from '@lagoon/ui/kit/Text/Text'
import type { MappedClause } from '../../../tools/stories/coverageMap.ts'
import { StoryLink } from '../StoryLink.tsx'
import { NothingFound } from './NothingFound.tsx'
import * as styles from './Coverage.css.ts'

const AT_FIRST = 6
const short = (title: string) => title.replace(/^Screens\//, '').replaceAll('/', ', ')

const Stories = ({ stories, reason }: Pick<MappedClause, 'stories' | 'reason'>) => {
  const links = (of: MappedClause['stories']) =>
    of.map(({ id, title, name }) => (
      <li key={id}>
        <StoryLink storyId={id}>{`${short(title)}: ${name}`}</StoryLink>
      </li>
    ))
  if (stories.length === 0)
    return (
      <Text size="small" tone="soft">
        {reason ?? 'No story names it.'}
      </Text>
    )
  return (
    <div>
      <ul className={styles.links}>{links(stories.slice(0, AT_FIRST))}</ul>
      {stories.length > AT_FIRST && (
        <details>
          <summary>{`${stories.length - AT_FIRST} more`}</summary>
          <ul className={styles.links}>{links(stories.slice(AT_FIRST))}</ul>
        </details>
      )}
    </div>
  )
}

export interface ClauseListProps {
  clauses: readonly MappedClause[]
  sections: ReadonlyMap<string, string>
}

/** Section by section, each clause in its own words. */
export const ClauseList = ({ clauses, sections }: ClauseListProps) => {
  if (clauses.length === 0) return <NothingFound />
  return (
    <Stack gap="wide">
      {[...Map.groupBy(clauses, ({ section }) => section)].map(([section, ofSection]) => (
        <Stack key={section} as="section" gap="snug">
          <Heading level={2}>{`§${section} ${sections.get(section) ?? ''}`}</Heading>
          <ul className={styles.clauses}>
            {ofSection.map(({ clause, words, stories, reason }) => (
              <li key={clause} className={styles.clause}>
                <Text as="span" weight="strong" isTabular>
                  {clause}
                </Text>
                <Text as="span">{words}</Text>
                <Stories stories={stories} reason={reason} />
              </li>
            ))}
          </ul>
        </Stack>
      ))}
    </Stack>
  )
}
