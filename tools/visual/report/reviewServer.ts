import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { approvePictures, isApproved, namedPictures, type ApprovalPaths } from './approvePictures.ts'
import { lastReport, type Report } from './reported.ts'
import { reportPage } from './reportPage.ts'

const answer = (response: ServerResponse, status: number, type: string, body: string | Buffer) =>
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }).end(body)

const refuse = (response: ServerResponse, status: number, why: string) => answer(response, status, 'text/plain; charset=utf-8', why)

const bodyOf = async (request: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

const namesIn = (body: string): readonly string[] | undefined => {
  try {
    const { pictures } = JSON.parse(body) as { pictures?: unknown }
    return Array.isArray(pictures) && pictures.every((name) => typeof name === 'string') ? pictures : undefined
  } catch {
    return undefined
  }
}

const approve = async (request: IncomingMessage, response: ServerResponse, report: Report, paths: ApprovalPaths) => {
  // Another page in the same browser could post here too.
  if (request.headers.origin !== `http://${request.headers.host}` || request.headers['content-type'] !== 'application/json')
    return refuse(response, 403, 'only the page of the review may approve')
  const names = namesIn(await bodyOf(request))
  if (!names) return refuse(response, 400, 'not a list of pictures')
  try {
    await approvePictures(namedPictures(report, names), paths)
  } catch (error) {
    return refuse(response, 409, error instanceof Error ? error.message : String(error))
  }
  return answer(response, 200, 'application/json', '{}')
}

/** Serves the report of the last run to this machine only, with approvals that write. */
export const reviewServer = (script: string, paths: ApprovalPaths & { readonly reported: string }): Server =>
  createServer(async (request, response) => {
    const { host = '', ...headers } = request.headers
    // A name that merely resolves to this machine is somebody else's page.
    if (!/^(127\.0\.0\.1|localhost):\d+$/.test(host)) return refuse(response, 403, 'wrong host')
    if (headers['sec-fetch-site'] === 'cross-site') return refuse(response, 403, 'only the page of the review may ask')
    const report = lastReport(paths.reported)
    const { pathname } = new URL(request.url ?? '/', 'http://review')
    if (request.method === 'POST' && pathname === '/approve') return approve(request, response, report, paths)
    if (request.method !== 'GET') return refuse(response, 405, 'not here')
    if (pathname === '/') {
      const approved = report.pictures.filter((picture) => isApproved(picture, paths)).map(({ picture }) => picture)
      return answer(response, 200, 'text/html; charset=utf-8', reportPage(report, script, { approved }))
    }
    const address = decodeURIComponent(pathname.slice(1))
    const isReported = report.pictures.some(({ before, after, difference }) => [before, after, difference].includes(address))
    return isReported
      ? answer(response, 200, 'image/png', readFileSync(join(paths.report, address)))
      : refuse(response, 404, 'no such picture')
  })
