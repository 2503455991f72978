import { useEffect, useState } from 'react'
import { fetchForStories } from '../../kit/LazyPart/lazyPart.tsx'
import type { illustrations, IllustrationName } from './illustrations.tsx'

let drawings: typeof illustrations | undefined
/** Every page can come to show one of the drawings, and hardly any does at first: they come with the first that is shown. */
const fetchDrawings = async () => (drawings ??= (await import('./illustrations.tsx')).illustrations)
fetchForStories(fetchDrawings)

/** A drawing by its name. Where the drawings cannot be fetched its place stays empty: the words beside it say everything. */
export const Drawing = ({ name }: { name: IllustrationName }) => {
  const [arrived, setArrived] = useState(drawings)
  useEffect(function takeTheDrawings() {
    fetchDrawings().then(setArrived, () => undefined)
  }, [])
  return arrived?.[name]
}
