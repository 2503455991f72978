import { SearchField } from '@lagoon/ui/kit/SearchField/SearchField'
import { Tabs } from '@lagoon/ui/kit/Tabs/Tabs'
import { GuidePage } from '@lagoon/ui/foundations/GuidePage'
import { FilterChips } from '@lagoon/ui/patterns/FilterChips/FilterChips'
import { useState } from 'react'
import { narrowCoverage, type CoverageMap } from '../../../tools/stories/coverageMap.ts'
import * as styles from './Coverage.css.ts'
import { ClauseList } from './ClauseList.tsx'
import { ScreenList } from './ScreenList.tsx'

export interface CoverageProps {
  map: CoverageMap
  /** Title of each section of the specification by its number. */
  sections: ReadonlyMap<string, string>
}

const missing = { id: 'missing', label: 'Not drawn' }

/** Every state and every clause of the specification, with the story that shows it, or with the plain word that none does. */
export const Coverage = ({ map, sections }: CoverageProps) => {
  const [search, setSearch] = useState('')
  const [selected, setSelected] = useState<readonly string[]>([])
  const [tab, setTab] = useState('screens')
  const capabilities = [...new Set(map.states.map((state) => state.capability))]
  const found = narrowCoverage(map, {
    search: search.trim(),
    capabilities: selected.filter((id) => id !== missing.id),
    isMissingOnly: selected.includes(missing.id),
  })
  const drawn = map.states.filter(({ isDrawn }) => isDrawn).length
  const named = map.clauses.filter(({ stories }) => stories.length > 0).length
  return (
    <GuidePage
      title="Coverage"
      lead={`${drawn} of ${map.states.length} states are drawn, and ${named} of ${map.clauses.length} clauses are named by a story. Made from the specification and the index of this Storybook; nobody keeps it by hand.`}
    >
      <div>
        <div className={styles.filters}>
          <SearchField label="Search screens, states and clauses: resubmit, wallet zero, §4.11" value={search} onChange={setSearch} />
          <FilterChips
            label="Capability"
            options={[...capabilities.map((id) => ({ id, label: id })), missing]}
            selected={selected}
            onChange={(change) => setSelected(change.selected)}
          />
        </div>
        <Tabs
          label="Order"
          selected={tab}
          onSelect={({ id }) => setTab(id)}
          tabs={[
            { id: 'screens', label: 'By screen', count: found.states.length, content: <ScreenList states={found.states} /> },
            {
              id: 'clauses',
              label: 'By clause',
              count: found.clauses.length,
              content: <ClauseList clauses={found.clauses} sections={sections} />,
            },
          ]}
        />
      </div>
    </GuidePage>
  )
}
