import { expect, it } from 'vitest'
import { IDENTITY_FRAME_MAX_HEIGHT, readIdentityFrameMessage } from './frame.ts'

it('reads what the identity provider’s frame says, and lets pass what else stands in it', () => {
  expect(readIdentityFrameMessage({ method: 'idCheck.onReady' })).toEqual({ method: 'idCheck.onReady' })
  expect(readIdentityFrameMessage({ method: 'idCheck.onStepCompleted', idDocSetType: 'SELFIE' })).toEqual({
    method: 'idCheck.onStepCompleted',
  })
  expect(readIdentityFrameMessage({ method: 'idCheck.onResize', height: 612.4 })).toEqual({ method: 'idCheck.onResize', height: 612.4 })
})

it.each([
  [undefined],
  ['idCheck.onReady'],
  [{ method: 'idCheck.completed' }],
  [{ method: 'idCheck.init', accessToken: 't', lang: 'en' }],
  [{ method: 'idCheck.onResize' }],
  [{ method: 'idCheck.onResize', height: -1 }],
  [{ method: 'idCheck.onResize', height: IDENTITY_FRAME_MAX_HEIGHT + 1 }],
])('takes %j for no message', (data) => {
  expect(readIdentityFrameMessage(data)).toBeUndefined()
})
