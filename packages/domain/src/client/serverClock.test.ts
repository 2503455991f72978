import { expect, it } from 'vitest'
import { createServerClock } from './serverClock.ts'

const start = Date.parse('2026-03-02T09:00:00.000Z')
const dateAt = (time: number) => new Date(time).toUTCString()

/** The server's clock as a device knows it whose own is wrong by so much. */
const onDevice = (wrongBy: number) => {
  const device = { time: start + wrongBy }
  const clock = createServerClock({ now: () => device.time })
  /** An answer that came at once, or was asked for so long ago. */
  const see = (date: string, askedMsAgo = 0) => clock.see(date, device.time - askedMsAgo)
  return { device, server: { ...clock, see } }
}

it.each([0, 3_600_000, -900_000, -start])('tells the time of the server on a device that is wrong by %i ms, and goes on', (wrongBy) => {
  const { device, server } = onDevice(wrongBy)
  expect(server.now()).toBe(start + wrongBy)
  server.see(dateAt(start))
  expect(server.now()).toBe(start)
  device.time += 90_000
  expect(server.now()).toBe(start + 90_000)
})

it('does not jump about with answers that are cut to the second and took their way', () => {
  const { device, server } = onDevice(3_600_000)
  server.see(dateAt(start))
  for (const [passed, way] of [
    [1_300, 200],
    [900, 2_000],
    [4_400, 4_000],
  ] as const) {
    device.time += passed
    const before = server.now()
    server.see(dateAt(before - way))
    expect(server.now()).toBe(before)
  }
})

it('is not set back by an answer that was long on its way, or in a page that slept', () => {
  const { device, server } = onDevice(3_600_000)
  server.see(dateAt(start))
  device.time += 600_000
  server.see(dateAt(start + 1_000), 599_000)
  expect(server.now()).toBe(start + 600_000)
})

it('is never behind what an answer says', () => {
  const { server } = onDevice(0)
  server.see(dateAt(start + 2_000))
  expect(server.now()).toBe(start + 2_000)
})

it('is right again with the first answer after somebody set the clock of the device', () => {
  const { device, server } = onDevice(0)
  server.see(dateAt(start))
  device.time += 7_200_000
  server.see(dateAt(start + 1_000))
  expect(server.now()).toBe(start + 1_000)
})

it.each(['', 'soon', 'Mon, 99 Mar 2026'])('keeps its time where an answer names none: "%s"', (date) => {
  const { server } = onDevice(60_000)
  server.see(dateAt(start))
  server.see(date)
  expect(server.now()).toBe(start)
})
