import assert from 'node:assert/strict';
import { chromium, type Page } from '@playwright/test';
import pg from 'pg';
import { withScratchDatabase } from '#server/testing/scratch-database.ts';
import { BROWSER_FLAGS, findBrowser } from '../../e2e/browser/find-browser.ts';
import { firstCard, signedIn, withProduct } from './product.ts';
import { median } from '../explore/clients.ts';
import { closeCompany, openCompany, type Opening } from './slider.in-page.ts';
import { startProviders } from '../slider/providers.ts';

const OPENINGS = Number(process.env.BENCH_OPENINGS ?? 50);
const HEADERS = 20;
const WARM = 3;
const MOST_RATIO = 1.1;
const MOST_MORE_MS = 10;
/** The last part of the profile; it is asked for only when somebody comes near it. */
const LAST = 'Similar companies';
const DEAD = '/founders';
const PRODUCT = ['--import', 'tsx', 'bench/slider/product.ts'];

/** How soon a company stands after the click, and whether a provider that never answers slows anything but itself. */
export async function run() {
  const { executablePath } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  const providers = await startProviders();
  try {
    await withScratchDatabase((url) =>
      withProduct(
        { DATABASE_URL: url, PROVIDERS_HOST: providers.host },
        async (origin) => {
          const client = new pg.Client({ connectionString: url });
          await client.connect();
          try {
            await compare(await signedIn(browser, origin), client, providers);
          } finally {
            await client.end();
          }
        },
        PRODUCT,
      ),
    );
  } finally {
    providers.stop();
    await browser.close();
  }
}

type Providers = Awaited<ReturnType<typeof startProviders>>;

async function compare(page: Page, client: pg.Client, { kill, held }: Providers) {
  await page.goto('/explore?is_saas=true');
  await firstCard(page);
  const calls = watch(page);
  let turn = 0;
  const opened = async (dead: string | null) => {
    kill(dead);
    await forget(client);
    calls.begin();
    const opening = await page.evaluate(openCompany, { turn: turn++, last: LAST });
    calls.end();
    await page.evaluate(closeCompany);
    return opening;
  };
  for (let warm = 0; warm < WARM; warm += 1) await opened(null);
  const well: Opening[] = [];
  const beside: Opening[] = [];
  for (let pair = 0; pair < OPENINGS; pair += 1) {
    const first = pair % 2 === 0;
    (first ? well : beside).push(await opened(first ? null : DEAD));
    (first ? beside : well).push(await opened(first ? DEAD : null));
  }
  assert.equal(
    await page.getByRole('button', { name: 'Sign in with Google' }).count(),
    0,
    'somebody was logged out',
  );
  console.log(`${held()} calls waited for the dead provider`);
  assert.ok(held() >= OPENINGS / 2, 'the dead provider was hardly asked');
  report(well, beside);
}

/** What a provider told is asked for again. */
const forget = (client: pg.Client) =>
  client.query(
    `truncate company_lookup, competitor, advertising_stat; delete from company_person where is_founder`,
  );

/** No call goes out twice while a company opens, and none is told that nobody is signed in. */
function watch(page: Page) {
  let calls: string[] | null = null;
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/')) calls?.push(`${request.method()} ${request.url()}`);
  });
  page.on('response', (response) => assert.notEqual(response.status(), 401, response.url()));
  return {
    begin: () => {
      calls = [];
    },
    end: () => {
      const twice = calls?.filter((call, at) => calls?.indexOf(call) !== at);
      assert.deepEqual(twice, []);
      calls = null;
    },
  };
}

function report(well: readonly Opening[], beside: readonly Opening[]) {
  const headers = well.slice(0, HEADERS).map(({ header }) => header);
  console.log(
    `click to painted header: p50 ${median(headers).toFixed(0)} ms of ${headers.length} (goal 100)`,
  );
  console.log(`parts, median of ${OPENINGS} openings with all providers well and with ${DEAD} dead:`);
  const titles = ['header', ...Object.keys(well[0]?.sections ?? {})];
  const slowed = titles.filter((title) => {
    const of = (openings: readonly Opening[]) =>
      median(
        openings.flatMap(({ header, sections }) => (title === 'header' ? header : (sections[title] ?? []))),
      );
    const [a, b] = [of(well), of(beside)];
    console.log(`  ${title}: ${a.toFixed(0)} ms and ${b.toFixed(0)} ms (${(b / a).toFixed(2)})`);
    return b > Math.max(a * MOST_RATIO, a + MOST_MORE_MS);
  });
  assert.deepEqual(slowed, [], 'a dead provider slows other parts');
}
