import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseJson } from '@lagoon/contract/text/parseJson'
import type { Letter } from '../contract.ts'

const KEPT = 500

export interface Letters {
  add(letter: Letter): Promise<void>
  /** Newest first; with `to`, only letters to addresses that contain it, in any case. */
  list(to?: string): Letter[]
  find(id: string): Letter | undefined
}

const parse = (line: string): Letter[] => {
  const letter = parseJson(line) as (Omit<Letter, 'channel'> & Partial<Letter>) | undefined
  return letter ? [{ channel: 'mail', ...letter }] : [] // a line cut off by a kill; the sender was not told that it was taken
}

/** The last five hundred letters and text messages, kept in a file so that a restart loses none. */
export const openLetters = async (file: string): Promise<Letters> => {
  await mkdir(dirname(file), { recursive: true })
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  let letters = text.split('\n').flatMap(parse).reverse().slice(0, KEPT)
  return {
    async add(letter) {
      await appendFile(file, `${JSON.stringify(letter)}\n`)
      letters = [letter, ...letters].slice(0, KEPT)
    },
    find: (id) => letters.find((letter) => letter.id === id),
    list(to = '') {
      const wanted = to.trim().toLowerCase()
      return letters.filter((letter) => letter.to.some((address) => address.toLowerCase().includes(wanted)))
    },
  }
}
