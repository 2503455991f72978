import { expect, it } from 'vitest'
import { downloadDeviceOf } from './downloadDevice.ts'

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) Safari/604.1', 'ios'],
  ['Mozilla/5.0 (iPad; CPU OS 19_1 like Mac OS X) Safari/604.1', 'ios'],
  ['Mozilla/5.0 (Linux; ANDROID 16; Pixel 9) Chrome/153.0 Mobile', 'android'],
  ['Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1) Edge/15', 'desktop'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0', 'desktop'],
  ['', 'desktop'],
])('sends %s the way of its own', (agent, device) => expect(downloadDeviceOf(agent)).toBe(device))
