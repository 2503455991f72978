import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { attribute } from './page.ts'
import type { PageHead } from './pageHead.ts'

const Addresses = v.array(v.string())
const FilesOfPages = v.record(v.string(), v.object({ scripts: Addresses, styles: Addresses }))

/** What each page needs on top of what every page loads, by id, as the build of the app wrote it down. */
export type PageFiles = v.InferOutput<typeof FilesOfPages>

/** Reads what the build wrote; a build that wrote nothing leaves the browser to find the files one after the other. */
export const readPageFiles = (file: string): PageFiles =>
  existsSync(file) ? v.parse(FilesOfPages, JSON.parse(readFileSync(file, 'utf8'))) : {}

/** Where the build names what every call of the app needs. */
const CALLS = 'calls'

/**
 * The files of a page with the tab that it opens with, each once. What is not to be found by searching belongs to one player,
 * and its first look asks for what is theirs.
 */
export const filesAt = (files: PageFiles, { page, tab, isFound }: Pick<PageHead, 'page' | 'tab' | 'isFound'>): PageFiles[string] => {
  const found = [page, tab, isFound ? undefined : CALLS].flatMap((id) => files[id ?? ''] ?? [])
  return {
    scripts: [...new Set(found.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(found.flatMap(({ styles }) => styles))],
  }
}

export const scriptLink = (href: string): string => `<link rel="modulepreload" crossorigin href="${attribute(href)}">`
export const styleLink = (href: string): string => `<link rel="stylesheet" crossorigin href="${attribute(href)}">`
