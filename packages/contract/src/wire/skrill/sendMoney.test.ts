import { expect, it } from 'vitest'
import { readTransferAnswer, transferAnswerText, type TransferAnswer } from './sendMoney.ts'

const transfer = { amount: '1.20', currency: 'EUR', id: '497029', status: '2', status_msg: 'processed' }

it.each<readonly [string, string, TransferAnswer]>([
  [
    'a session',
    '<?xml version="1.0" encoding="UTF-8"?>\n<response><sid>5e281d1376d92ba789ca7f0583e045d4</sid></response>\n',
    { kind: 'SESSION', sid: '5e281d1376d92ba789ca7f0583e045d4' },
  ],
  [
    'a transfer',
    '<response>\n<transaction>\n<amount>1.20</amount>\n<currency>EUR</currency>\n<id>497029</id>\n<status>2</status>\n<status_msg>processed</status_msg>\n</transaction>\n</response>',
    { kind: 'TRANSFER', transfer },
  ],
  [
    'a number that contradicts its text: the number is kept',
    '<response><transaction><amount>1.20</amount><currency>EUR</currency><id>497029</id><status>-2</status><status_msg>processed</status_msg></transaction></response>',
    { kind: 'TRANSFER', transfer: { ...transfer, status: '-2' } },
  ],
  [
    'an error',
    '<response><error><error_msg>BALANCE_NOT_ENOUGH</error_msg></error></response>',
    { kind: 'ERROR', code: 'BALANCE_NOT_ENOUGH' },
  ],
])('reads %s', (_, text, answer) => expect(readTransferAnswer(text)).toEqual(answer))

it.each([
  [''],
  ['BAD_REQUEST'],
  ['<!doctype html><title>Welcome</title>'],
  ['<response></response>'],
  ['<response><sid>short</sid></response>'],
  ['<response><sid>5e281d1376d92ba789ca7f0583e045d4</sid><sid>5e281d1376d92ba789ca7f0583e045d5</sid></response>'],
  ['<response><transaction><amount>1.20</amount><currency>EUR</currency><id>497029</id></transaction></response>'],
  [
    '<response><transaction><amount>1.20</amount><currency>EUR</currency><id>497029</id><status>processed</status></transaction></response>',
  ],
  [
    '<response><transaction><amount>1.20</amount><currency>EUR</currency><id>1</id><status>2</status><status>-2</status></transaction></response>',
  ],
  ['<response><transaction><amount>1.20</amount><currency>EUR</currency><id>497029</id><status>2</sta'],
  ['<response><error><error_msg>something went wrong</error_msg></error></response>'],
])('takes %j for no answer', (text) => expect(readTransferAnswer(text)).toBeNull())

it('reads again what it writes', () => {
  const answers: readonly TransferAnswer[] = [
    { kind: 'SESSION', sid: '5e281d1376d92ba789ca7f0583e045d4' },
    { kind: 'ERROR', code: 'ALREADY_EXECUTED' },
    { kind: 'TRANSFER', transfer: { ...transfer, status_msg: 'a < b & c' } },
  ]
  for (const answer of answers) expect(readTransferAnswer(transferAnswerText(answer))).toEqual(answer)
})
