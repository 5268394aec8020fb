/** Parts of invented names: a beginning and an ending make a word no firm is likely to carry. */
export const beginnings: readonly string[] = `
Ferro Lumen Oxbow Tallow Quill Salt Verdi Corva Marlo Plum Dusk Hazel Sable Thistle Bramble Rook Wren Fenn Harrow
Larch Mossi Ember Cinder Pewter Copper Flint Slate Umber Ochre Russet Indra Sorrel Teasel Yarrow Fescue Sedge
Bracken Heather Gorse Juniper Rowan Linden Aspen Willow Maple Poplar Chestnut Acorn Barley Millet Oaten Rye Sorghum
Tarn Beck Gully Ridge Fell Crag Dale Combe Strand Shoal Reef Harbor Quay Wharf Anchor Keel Rudder Mast Tiller Spar
Lantern Beacon Candle Taper Kindle Hearth Kiln Anvil Mallet Rivet Gear Spindle Shuttle Bobbin Loom Weft Thread
Needle Thimble Button Buckle Ledger Folio Vellum Parch Inkwell Margin Cipher Tally Abac Prism Facet Lattice Trellis
Arbor Pergola Cairn Dolmen Obel Plinth Corbel Gable Lintel Mullion Transom Rafter Joist Tessel Mosaic Fresco Cameo
Heron Plover Curlew Dunlin Avocet Bittern Egret Merlin Osprey Lapwing Siskin Linnet Pipit Tern Petrel Gannet Puffin
Badger Otter Marten Stoat Hare Lynx Ibex Tamar Orin Velo Cado Nevi Soli Altra Brevi Calo Denso Elva Fari Gavo Halo
Ilvo Jora Kelvo Lido Mero Nalo Ovra Paro Quano Relo Sento Tavo Ulmo Varo Welo Xano Yelo Zephi
`
  .trim()
  .split(/\s+/);

export const endings: readonly string[] = `
wick vale mere mark pier grove line well ford stead brook field gate moor holt croft worth bury thorpe haven leigh
combe shaw hurst dene ridge mont crest spire forge craft wright smith mill yard dock span bridge path way stride
pace turn bend loop weave knot braid cord strand leaf root stem branch bloom seed grain sheaf crop barn loft stack
shelf rack tray crate cask vat flask beam ray glow gleam spark light shade tone chord note song bell chime drum
`
  .trim()
  .split(/\s+/);

/** A second word that fits any trade; most companies carry none. */
export const tails: readonly string[] = `
Works Systems Labs Technologies Partners Group Collective Studio Dynamics Company Industries Solutions Services
Associates Ventures Brothers Exchange Institute Foundry Bureau Guild House International
`
  .trim()
  .split(/\s+/);

export const streets: readonly string[] = `
Larkspur Cannery Foundry Orchard Mill Harbor Meridian Juniper Granite Prospect Chestnut Sycamore Railway Quarry
Bellweather Hawthorn Linden Copperfield Ferry Tannery Observatory Cooper Weaver Magnolia Ridgeline Almond Fairview
Depot Lantern Millrace Saddler Vineyard Beech Exchange Printers Saltmarsh Belvedere Windmill Clayton Burnside
`
  .trim()
  .split(/\s+/);

export const streetKinds: readonly string[] = [
  'Street',
  'Avenue',
  'Road',
  'Lane',
  'Square',
  'Way',
  'Place',
  'Boulevard',
];

/** Invented funds that invest beside Alder Capital. */
export const investors: readonly string[] = `
Northlight Ventures|Brackwater Partners|Fallow Ridge Capital|Third Orchard|Meridian Row|Tidewright Ventures|
Copperline Growth|Oakhollow Fund|Palisade Seed|Quarry Street Ventures|Longmeadow Capital|Ironbark Partners|
Sevenfold Ventures|Harrowgate Equity|Lantern Hill|Mistral Row Partners|Bluffside Capital|Greyfriar Ventures|
Almanac Fund|Second Harbor|Rookery Ventures|Plainsong Capital|Winterset Growth|Fathom Lane Ventures|Cedarline Equity|
Kittiwake Partners|Amber Quay Capital|Stonefold Ventures|Saltgrass Seed|Compass Mill|Vesper Hill Partners|
Willowbend Capital|Eastgate Collective|Tallgrass Fund|Marram Ventures|Overstory Capital|Hollow Oak Angels|
Founders of the Valley Syndicate|Parish Street Angels|Low Tide Syndicate
`
  .replaceAll('\n', '')
  .split('|');
