import { expect, type within } from 'storybook/test'
import { media } from '../theme/media.ts'

interface Shown {
  readonly canvas: ReturnType<typeof within>
}

const textOf = ({ textContent }: Element) => textContent
const isCut = (element: Element) =>
  element.clientWidth > 1 && element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX !== 'visible'

/** For a play function: on a desktop the rows are a table of which no column and no word is cut, on a phone they are cards. */
export const rowsAreWhole = async ({ canvas }: Shown): Promise<void> => {
  if (!window.matchMedia(media.desktop).matches) return rowsAreCards({ canvas })
  const table = canvas.getByRole('table')
  const cells = ['columnheader', 'rowheader', 'cell'].flatMap((role) => canvas.getAllByRole(role))
  const end = table.getBoundingClientRect().right
  await expect(cells.filter((cell) => cell.getBoundingClientRect().right > end + 0.5).map(textOf)).toEqual([])
  await expect(
    cells
      .flatMap((cell) => [...cell.querySelectorAll('*')])
      .filter(isCut)
      .map(textOf),
  ).toEqual([])
}

/** For a play function: there is no room for a table. */
export const rowsAreCards = async ({ canvas }: Shown): Promise<void> => {
  await expect(canvas.getAllByRole('list').some((list: HTMLElement) => list.querySelector('[aria-posinset]'))).toBe(true)
  await expect(canvas.queryByRole('table')).toBeNull()
}
