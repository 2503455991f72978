import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import text from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url'

/**
 * Takes in the brand's fonts for good. The first view of a first visit may stand in the system's sans serif, because a late font
 * would move what is being read (`font-display: optional`), and a face that came late stays out for as long as the page lives.
 * Called when the view changes anyway.
 */
export const adoptFonts = async (): Promise<void> => {
  const faces = [
    new FontFace('Bricolage Grotesque Variable', `url(${display})`, { weight: '200 800' }),
    new FontFace('Geist Variable', `url(${text})`, { weight: '100 900' }),
  ]
  for (const face of await Promise.all(faces.map((face) => face.load()))) document.fonts.add(face)
}
