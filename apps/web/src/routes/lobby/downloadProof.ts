import { parseJson } from '@lagoon/contract/text/parseJson'

/** Gives the player the proof of a round as a file, with its digest, so that a change to it is noticed. */
export const downloadProof = async (text: string): Promise<void> => {
  const { sealed } = await import('@lagoon/games/proof/verify')
  const proof = sealed(parseJson(text))
  if (proof === undefined) return
  const url = URL.createObjectURL(new Blob([JSON.stringify(proof, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${proof.game}-round-${proof.nonce}.json`
  link.click()
  URL.revokeObjectURL(url)
}
