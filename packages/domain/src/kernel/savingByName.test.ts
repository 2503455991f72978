import { expect, it } from 'vitest'
import { logOutAtom } from '../session/session.atoms.ts'
import { testApp } from '../testing/testApp.ts'
import { logInto } from '../testing/testAppSteps.ts'
import { savingByName } from './savingByName.ts'

/** Something to save under two names, each of which the test ends by hand. */
const open = async () => {
  const app = testApp()
  await logInto(app)
  const { savingNamesAtom, saveAs } = savingByName<'tide' | 'harbor'>()
  const begun: string[] = []
  const save = (name: 'tide' | 'harbor') => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const done = app.store.set(saveAs, name, () => {
      begun.push(name)
      return promise
    })
    return { done, succeed: () => resolve(), fail: () => reject(new Error('not saved')) }
  }
  return { ...app, begun, save, saving: () => app.store.get(savingNamesAtom) }
}

it('saves once at a time under each name, and one name does not wait for the other', async () => {
  const { begun, save, saving } = await open()
  const tide = save('tide')
  await save('tide').done
  const harbor = save('harbor')
  expect([begun, saving()]).toEqual([
    ['tide', 'harbor'],
    ['tide', 'harbor'],
  ])
  harbor.succeed()
  await harbor.done
  expect(saving()).toEqual(['tide'])
  tide.succeed()
  await tide.done
  expect(saving()).toEqual([])
  save('tide')
  expect(begun).toEqual(['tide', 'harbor', 'tide'])
})

it('is free again after a save that broke off', async () => {
  const { begun, save, saving } = await open()
  const tide = save('tide')
  tide.fail()
  await expect(tide.done).rejects.toThrow('not saved')
  expect(saving()).toEqual([])
  save('tide')
  expect(begun).toEqual(['tide', 'tide'])
})

it('holds nobody up in another session', async () => {
  const { store, begun, save, saving } = await open()
  save('tide')
  store.set(logOutAtom)
  expect(saving()).toEqual([])
  save('tide')
  expect(begun).toEqual(['tide', 'tide'])
})
