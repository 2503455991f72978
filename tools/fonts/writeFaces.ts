import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { facesFolder } from './brandFonts.ts'
import { cardFontFile, makeCardFont } from './cardFont.ts'
import { makeFaces } from './faces.ts'

// npm run fonts: makes the brand's faces of the first view anew, after another version of a font or another character.
for (const [file, bytes] of await makeFaces()) {
  writeFileSync(join(facesFolder, file), bytes)
  console.log(`${file}: ${bytes.length} bytes`)
}
writeFileSync(cardFontFile, await makeCardFont())
