/** Hosts under which many publish and that are no company’s own site, by what they are; from memory. */
const HOSTS: Readonly<Record<string, string>> = {
  'an app store':
    'apps.apple.com itunes.apple.com play.google.com apps.microsoft.com microsoft.com/store chromewebstore.google.com chrome.google.com addons.mozilla.org appsource.microsoft.com store.steampowered.com f-droid.org appgallery.huawei.com galaxystore.samsung.com',
  'a web archive':
    'web.archive.org archive.org archive.ph archive.is archive.today webcache.googleusercontent.com',
  'a link shortener':
    'bit.ly bitly.com tinyurl.com t.co goo.gl ow.ly buff.ly is.gd rb.gy lnkd.in cutt.ly rebrand.ly t.ly shorturl.at tiny.cc fb.me youtu.be amzn.to',
  'a place for documents':
    'docs.google.com drive.google.com sites.google.com forms.gle dropbox.com onedrive.live.com 1drv.ms sharepoint.com box.com wetransfer.com scribd.com slideshare.net issuu.com notion.so notion.site airtable.com coda.io figma.com canva.com pitch.com docsend.com',
  'a forum or social network':
    'facebook.com m.facebook.com instagram.com twitter.com x.com tiktok.com youtube.com vimeo.com reddit.com quora.com discord.gg discord.com t.me telegram.me wa.me pinterest.com threads.net bsky.app medium.com substack.com tumblr.com producthunt.com news.ycombinator.com stackoverflow.com meetup.com eventbrite.com',
  'a list of companies':
    'crunchbase.com pitchbook.com angel.co wellfound.com owler.com g2.com capterra.com glassdoor.com indeed.com zoominfo.com f6s.com dealroom.co tracxn.com',
  'a link page': 'linktr.ee bio.link beacons.ai carrd.co about.me taplink.cc',
  'a code host': 'github.com gitlab.com bitbucket.org npmjs.com pypi.org huggingface.co sourceforge.net',
};

const KINDS = new Map(
  Object.entries(HOSTS).flatMap(([kind, hosts]) => hosts.split(' ').map((host) => [host, kind] as const)),
);

const SITE_OF_A_SITE = /^(?:m|mobile|web|[a-z]{2})\./;

/** What a host is that belongs to no company which publishes there: "an app store". */
export const kindOfHost = (host: string): string | null =>
  KINDS.get(host) ?? KINDS.get(host.replace(SITE_OF_A_SITE, '')) ?? null;

/** Whether a company of this name may be the one that runs the host: Google at google.com, LinkedIn at linkedin.com. */
export function runsHost(name: string, host: string): boolean {
  const [label, ...rest] = host.split('.');
  const [first] = name.toLowerCase().split(/[^a-z0-9]+/);
  return rest.length === 1 && first === label;
}
