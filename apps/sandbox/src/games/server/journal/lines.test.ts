import { mkdtemp, open, readFile, rm, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLines } from './lines.ts'

let folder: string
let handle: FileHandle

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lines-'))
  handle = await open(join(folder, 'other'), 'w')
})
afterEach(async () => {
  vi.restoreAllMocks()
  await handle.close()
  await rm(folder, { recursive: true })
})

const openHere = () => openLines<number>(join(folder, 'lines.jsonl'), (entries) => entries)
/** Methods of every open file. */
const files = () => Object.getPrototypeOf(handle) as FileHandle

test('what a full disk tore is gone before the next line, which is read again', async () => {
  const lines = await openHere()
  await lines.append(111)
  const write = files().appendFile
  vi.spyOn(files(), 'appendFile').mockImplementationOnce(async function (this: FileHandle, text) {
    await write.call(this, String(text).slice(0, 2))
    throw new Error('the disk is full')
  })
  await expect(lines.append(222)).rejects.toThrow('the disk is full')
  await lines.append(333)
  await lines.close()
  const again = await openHere()
  expect(again.entries).toEqual([111, 333])
  await again.close()
})

test('what was written but refused is gone before the next line', async () => {
  const lines = await openHere()
  await lines.append(111)
  vi.spyOn(files(), 'datasync').mockRejectedValueOnce(new Error('the disk is broken'))
  await expect(lines.append(222)).rejects.toThrow('the disk is broken')
  await lines.append(333)
  await lines.close()
  expect(await readFile(join(folder, 'lines.jsonl'), 'utf8')).toBe('111\n333\n')
})

test('a file of many pieces is read as it was written, whatever its letters are', async () => {
  const open = () => openLines<string>(join(folder, 'lines.jsonl'), (entries) => entries)
  // Of three bytes each, so that pieces end within a letter; U+2028 ends a line for some readers.
  const written = Array.from({ length: 3_000 }, (_, at) => `${'\u{20ac}'.repeat(at % 97)}\u{2028}${at}`)
  const lines = await open()
  await Promise.all(written.map((entry) => lines.append(entry)))
  await lines.close()
  for (const _ of ['as it grew', 'as it was made new']) {
    const again = await open()
    expect(again.entries).toEqual(written)
    await again.close()
  }
})
