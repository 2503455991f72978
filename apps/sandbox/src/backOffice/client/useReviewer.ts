import { useState } from 'react'

const KEY = 'reviewer'

/** Who works at this tab; another tab may be another reviewer's. Null until somebody of `reviewers` has been chosen. */
export const useReviewer = (reviewers: readonly string[]): { reviewer: string | null; choose: (name: string) => void } => {
  const [chosen, setChosen] = useState(() => window.sessionStorage.getItem(KEY))
  const choose = (name: string) => {
    window.sessionStorage.setItem(KEY, name)
    setChosen(name)
  }
  return { reviewer: reviewers.find((name) => name === chosen) ?? null, choose }
}
