/** True where WebGL is computed without a graphics chip, or is not there at all: the scene then saves every frame it can. */
export const isSoftware = (): boolean => {
  const gl = document.createElement('canvas').getContext('webgl')
  const info = gl?.getExtension('WEBGL_debug_renderer_info')
  const renderer = gl && info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : ''
  gl?.getExtension('WEBGL_lose_context')?.loseContext()
  return gl === null || /swiftshader|llvmpipe|software|basic render/i.test(renderer)
}
