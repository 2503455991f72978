import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@lagoon/testing/freePort'
import pg from 'pg'

/** Where PostgreSQL keeps the programs of a server: what the machine's own pg_config says, or Debian's places, the newest first. */
const programs = (): string => {
  const said = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim()
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  const places = [process.env['TEST_POSTGRES_BIN'] ?? '', said ?? '', ...versions.map((version) => join(debian, version, 'bin'))]
  const found = places.find((place) => place !== '' && existsSync(join(place, 'initdb')))
  if (found === undefined) throw new Error('not run: initdb and pg_ctl of PostgreSQL are not on this machine; set TEST_POSTGRES_BIN')
  return found
}

/** PostgreSQL refuses to run as root: then it runs as the user that Debian makes for it. */
const idOf = (option: '-u' | '-g'): number => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
const owner = (): { uid?: number; gid?: number } => (process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {})

interface Server {
  readonly folder: string
  readonly port: number
}

/** An address that leads to another server when it is told to, as that of a service does in a failover. */
const openAddress = async () => {
  let target = 0
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => (open.delete(socket), other.destroy()))
    }
    near.pipe(far).pipe(near)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    leadTo: (port: number) => {
      target = port
    },
    close: () => {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}

/** A PostgreSQL of this test alone, which may be hurt. Its address stays the same through a failover. */
export interface Cluster {
  readonly url: string
  readonly query: (text: string) => Promise<pg.QueryResult>
  /** Stops it as `pg_ctl stop -m` does. */
  readonly stop: (mode: 'fast' | 'immediate') => void
  /** As `kill -9` of the server and of all its processes; resolves when they are gone. */
  readonly kill: () => Promise<void>
  readonly start: () => void
  readonly endConnections: () => Promise<void>
  readonly freeze: () => void
  readonly thaw: () => void
  /** Makes a standby that has everything before it is acknowledged. */
  readonly addStandby: () => Promise<void>
  /** Kills the server, and has the standby take its place. */
  readonly failOver: () => void
  readonly remove: () => void
}

const settings = ['fsync=off', 'unix_socket_directories=', 'listen_addresses=127.0.0.1', 'max_connections=60', 'wal_level=replica']

/** Makes and starts a cluster in a folder of its own. `place` is where that folder is made. */
export const openCluster = async (place: string = tmpdir()): Promise<Cluster> => {
  const bin = programs()
  const user = owner()
  const root = mkdtempSync(join(place, 'lagoon-postgres-'))
  if (user.uid !== undefined && user.gid !== undefined) chownSync(root, user.uid, user.gid)
  const run = (program: string, ...args: string[]): void =>
    void execFileSync(join(bin, program), args, { ...user, cwd: root, stdio: ['ignore', 'ignore', 'pipe'] })

  const control = (server: Server, ...args: string[]): void => run('pg_ctl', '-D', server.folder, '-s', '-w', ...args)
  const start = (server: Server): void =>
    control(
      server,
      '-l',
      `${server.folder}.log`,
      '-o',
      [`-p ${server.port}`, ...settings.map((setting) => `-c ${setting}`)].join(' '),
      'start',
    )
  const queryOf =
    ({ port }: Server) =>
    async (text: string): Promise<pg.QueryResult> => {
      const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres', connectionTimeoutMillis: 5_000 })
      client.on('error', () => undefined)
      await client.connect()
      try {
        return await client.query(text)
      } finally {
        await client.end()
      }
    }
  const address = await openAddress()

  let servers = 0
  const newServer = async (): Promise<Server> => ({ folder: join(root, `server-${(servers += 1)}`), port: await freePort() })
  let primary = await newServer()
  let standby: Server | undefined
  const running = new Set<Server>()
  run('initdb', '-D', primary.folder, '-U', 'postgres', '-A', 'trust', '--no-sync')
  start(primary)
  running.add(primary)
  address.leadTo(primary.port)

  /** The server and all of its processes, which are its children. */
  const pids = (): number[] => {
    const master = Number(readFileSync(join(primary.folder, 'postmaster.pid'), 'utf8').split('\n')[0])
    const children = spawnSync('ps', ['-o', 'pid=', '--ppid', String(master)], { encoding: 'utf8' }).stdout
    return [master, ...children.trim().split(/\s+/).map(Number)]
  }
  const signal = (name: NodeJS.Signals): void => {
    for (const pid of pids()) process.kill(pid, name)
  }
  /** Gone, or dead and not yet buried by the parent of all processes. */
  const isGone = (pid: number): boolean => {
    const state = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()
    return state === '' || state.startsWith('Z')
  }
  const kill = async (): Promise<void> => {
    const doomed = pids()
    for (const pid of doomed) {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // It went with the server.
      }
    }
    while (!doomed.every(isGone)) await new Promise((resolve) => setTimeout(resolve, 10))
    // Where its parent has not buried it the number still counts as in use.
    rmSync(join(primary.folder, 'postmaster.pid'), { force: true })
    running.delete(primary)
  }
  const stop = (server: Server, mode: 'fast' | 'immediate'): void => {
    control(server, '-m', mode, 'stop')
    running.delete(server)
  }

  return {
    url: `postgres://postgres@127.0.0.1:${address.port}/postgres`,
    query: (text) => queryOf(primary)(text),
    stop: (mode) => stop(primary, mode),
    kill,
    start: () => {
      start(primary)
      running.add(primary)
    },
    endConnections: async () => {
      await queryOf(primary)(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
      )
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    addStandby: async () => {
      const server = await newServer()
      run(
        'pg_basebackup',
        '-h',
        '127.0.0.1',
        '-p',
        String(primary.port),
        '-U',
        'postgres',
        '-D',
        server.folder,
        '-R',
        '-c',
        'fast',
        '--no-sync',
      )
      start(server)
      running.add(server)
      standby = server
      await queryOf(primary)("ALTER SYSTEM SET synchronous_standby_names = '*'")
      await queryOf(primary)('SELECT pg_reload_conf()')
      for (;;) {
        const { rows } = await queryOf(primary)("SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'")
        if (rows.length > 0) return
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    failOver: () => {
      if (!standby) throw new Error('there is no standby')
      stop(primary, 'immediate')
      control(standby, 'promote')
      primary = standby
      standby = undefined
      address.leadTo(primary.port)
    },
    remove: () => {
      address.close()
      for (const server of running) {
        try {
          stop(server, 'immediate')
        } catch {
          // It is gone already, which is what was wanted.
        }
      }
      rmSync(root, { recursive: true, force: true })
    },
  }
}
