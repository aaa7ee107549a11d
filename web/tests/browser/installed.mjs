// Which browser the tests drive: one that is named, one that is installed, or else the one that came with `npm ci`.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WEB = join(dirname(fileURLToPath(import.meta.url)), '../..');
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** What to start, and the environment it needs. TACTICA_BROWSER names one; `packaged` takes the one of `npm ci`. */
export function installed() {
  const named = process.env.TACTICA_BROWSER;
  if (named === 'packaged') return packaged();
  if (named) {
    if (!existsSync(named)) throw new Error(`TACTICA_BROWSER names no browser: ${named}`);
    return { executablePath: named, env: process.env };
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...ELSEWHERE];
  const executablePath = paths.find((path) => existsSync(path));
  return executablePath === undefined ? packaged() : { executablePath, env: process.env };
}

/** The packaged browser is unpacked once, and only where no other is found. */
function packaged() {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('no browser found: install Chromium, or name one in TACTICA_BROWSER');
  const { version } = JSON.parse(readFileSync(join(WEB, 'node_modules/@sparticuz/chromium/package.json'), 'utf8'));
  const cache = join(WEB, 'node_modules/.cache');
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true });
    const fresh = mkdtempSync(join(cache, 'unpacking-'));
    // It unpacks into the folder for temporary files, and its libraries only where it takes itself to be at Amazon's.
    const unpack = "import('@sparticuz/chromium').then((all) => all.default.executablePath())";
    const env = { ...process.env, TMPDIR: fresh, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
    execFileSync(process.execPath, ['-e', unpack], { cwd: WEB, env, stdio: 'inherit' });
    try {
      renameSync(fresh, folder);
    } catch (error) {
      // Somebody else was faster.
      if (!existsSync(folder)) throw error;
      rmSync(fresh, { recursive: true });
    }
  }
  const executablePath = join(folder, 'chromium');
  const env = { ...process.env };
  if (!existsSync('/etc/fonts/fonts.conf')) env.FONTCONFIG_PATH = join(folder, 'fonts');
  if (!starts(executablePath, env)) env.LD_LIBRARY_PATH = join(folder, 'al2023/lib');
  if (!starts(executablePath, env))
    throw new Error('the packaged browser does not start here: install Chromium, or name one in TACTICA_BROWSER');
  return { executablePath, env };
}

function starts(executablePath, env) {
  try {
    execFileSync(executablePath, ['--no-sandbox', '--version'], { env, stdio: 'ignore', timeout: 60_000 });
    return true;
  } catch {
    return false;
  }
}
