import { draw } from './draw.ts'
import { coversFolder } from './folder.ts'

draw(coversFolder)
