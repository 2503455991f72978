import { fileKindOf, fileProblem } from '../../fileKind.ts'

const unreadable = 'This picture can’t be opened. It may be damaged: choose another one, or take a new photo.'

/** Why a file cannot be sent, as a sentence; undefined where it can. It is judged by what it holds, not by its name. */
export const problemOf = async (file: Blob, isSelfie: boolean): Promise<string | undefined> => {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  const problem = fileProblem(head, file.size, isSelfie)
  if (problem !== undefined || fileKindOf(head) === 'pdf') return problem
  return createImageBitmap(file).then(
    (picture) => {
      picture.close()
      return undefined
    },
    () => unreadable,
  )
}

/** What the camera sees now, as a picture. */
export const shotOf = (video: HTMLVideoElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const canvas = document.createElement('canvas')
    canvas.width = video.videoWidth
    canvas.height = video.videoHeight
    canvas.getContext('2d')?.drawImage(video, 0, 0)
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the camera gave no picture'))), 'image/jpeg', 0.92)
  })

/** A picture for testers, of nobody. */
export const samplePicture = (title: string): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const canvas = document.createElement('canvas')
    canvas.width = 856
    canvas.height = 540
    const draw = canvas.getContext('2d')
    if (draw) {
      draw.fillStyle = '#d8e6f2'
      draw.fillRect(0, 0, canvas.width, canvas.height)
      draw.fillStyle = '#8aa5bf'
      draw.fillRect(48, 150, 210, 270)
      draw.beginPath()
      draw.arc(153, 250, 60, 0, Math.PI * 2)
      draw.fillStyle = '#d8e6f2'
      draw.fill()
      draw.fillStyle = '#12304a'
      draw.font = '600 44px sans-serif'
      draw.fillText(title, 48, 96)
      draw.font = '500 30px sans-serif'
      for (const [at, line] of ['SPECIMEN', 'Made for the sandbox', 'Belongs to nobody'].entries()) draw.fillText(line, 300, 210 + at * 64)
    }
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture was drawn'))), 'image/jpeg', 0.9)
  })
