import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseJson } from '@lagoon/contract/text/parseJson'
import type { Message } from '../contract.ts'

const KEPT = 500

export interface Messages {
  add(message: Message): Promise<void>
  /** Newest first; with `to`, only messages to addresses that contain it, in any case. */
  list(to?: string): Message[]
  find(id: string): Message | undefined
}

const parse = (line: string): Message[] => {
  const message = parseJson(line) as (Omit<Message, 'channel'> & Partial<Message>) | undefined
  return message ? [{ channel: 'mail', ...message }] : [] // a line cut off by a kill; the sender was not told that it was taken
}

/** The last five hundred emails and text messages, kept in a file so that a restart loses none. */
export const openMessages = async (file: string): Promise<Messages> => {
  await mkdir(dirname(file), { recursive: true })
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  let messages = text.split('\n').flatMap(parse).reverse().slice(0, KEPT)
  return {
    async add(message) {
      await appendFile(file, `${JSON.stringify(message)}\n`)
      messages = [message, ...messages].slice(0, KEPT)
    },
    find: (id) => messages.find((message) => message.id === id),
    list(to = '') {
      const wanted = to.trim().toLowerCase()
      return messages.filter((message) => message.to.some((address) => address.toLowerCase().includes(wanted)))
    },
  }
}
