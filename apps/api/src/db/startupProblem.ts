/**
 * Something outside the program keeps it from starting: a wrong address, a directory in use. `message` is one sentence that says
 * what is wrong, `remedy` one that says what to do. main prints both and leaves with an exit code that is not 0.
 */
export class StartupProblem extends Error {
  readonly remedy: string
  constructor(message: string, remedy: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartupProblem'
    this.remedy = remedy
  }
}
