import type { Meta, StoryObj } from '@storybook/react-vite'
import { icons } from 'lucide-react'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { SearchField } from '../kit/SearchField/SearchField.tsx'
import { Text } from '../kit/Text/Text.tsx'
import { GuidePage, GuideSection } from './GuidePage.tsx'
import * as styles from './Icons.css.ts'

const sources = import.meta.glob<string>(['../{kit,patterns,screens}/**/*.tsx', '!../**/*.stories.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What the sources import, with the places where; so the page shows what is used, and nothing else. */
const used = Map.groupBy(
  Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(/import \{([^}]+)\} from 'lucide-react'/g)]
      .flatMap(([, names = '']) => names.split(','))
      .map((name) => (name.trim().split(' as ')[0] ?? '').trim())
      .filter((name) => name in icons)
      .map((name) => ({ name, where: /([^/]+)\.tsx?$/.exec(file)?.[1] ?? file })),
  ),
  ({ name }) => name,
)
const all = [...used]
  .map(([name, places]) => ({ name, where: [...new Set(places.map((p) => p.where))] }))
  .toSorted((a, b) => a.name.localeCompare(b.name))

const Icons = () => {
  const [search, setSearch] = useState('')
  const found = all.filter(({ name, where }) => `${name} ${where.join(' ')}`.toLowerCase().includes(search.toLowerCase()))
  return (
    <GuidePage
      title="Icons"
      lead="Lucide, drawn with one line. An icon stands beside words and is silent for a screen reader; alone it needs a name."
    >
      <GuideSection
        title={`${all.length} in use`}
        words="Take one of these for the same meaning before a new one. Read from the sources: what is used is here."
      >
        <SearchField label="Search icons, or where they stand" value={search} onChange={setSearch} />
        <ul className={styles.icons}>
          {found.map(({ name, where }) => {
            const Icon = icons[name as keyof typeof icons]
            return (
              <li key={name} className={styles.icon}>
                <Icon size="1.5rem" strokeWidth={1.75} aria-hidden />
                <div className={styles.words}>
                  <Text size="small" weight="strong">
                    {name}
                  </Text>
                  <Text size="tiny" tone="soft">
                    {where.slice(0, 3).join(', ')}
                    {where.length > 3 && ` and ${where.length - 3} more`}
                  </Text>
                </div>
              </li>
            )
          })}
        </ul>
        {found.length === 0 && <Text tone="soft">No icon in use is called that or stands there.</Text>}
      </GuideSection>
    </GuidePage>
  )
}

const meta = { title: 'Foundations/Icons', component: Icons, tags: ['!autodocs', '!visual'] } satisfies Meta<typeof Icons>
export default meta
type Story = StoryObj<typeof meta>

/** Not pictured: it grows with every screen. */
export const IconsInUse: Story = { name: 'Icons' }

/** A search finds an icon by its name and by the part that shows it. */
export const SearchFindsByPlace: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'searchfield')
    await expect(await canvas.findByText('Search')).toBeVisible()
    await expect(canvas.queryByText('Menu')).toBeNull()
  },
}
