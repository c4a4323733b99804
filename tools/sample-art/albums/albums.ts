import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { filesFolder } from '../paths.ts';
import { jpeg } from '../photographs.ts';
import { convocationGroup, convocationProcession } from './convocation-1.ts';
import { convocationCaps, convocationDegree, convocationFamily } from './convocation-2.ts';
import { convocationEvening } from './convocation-3.ts';
import { orientationGate, orientationHall, orientationWalk } from './orientation-1.ts';
import { orientationCircle, orientationClass } from './orientation-2.ts';
import { plantationCarriers, plantationClose, plantationHillside } from './plantation-1.ts';
import { plantationRain, plantationRainbow, plantationTeam } from './plantation-2.ts';
import { saraswatiAltar, saraswatiQueue } from './saraswati-1.ts';
import { saraswatiLetters, saraswatiPlates } from './saraswati-2.ts';
import { saraswatiDance } from './saraswati-3.ts';
import { scienceChemistry, scienceFair, scienceVolcano } from './science-1.ts';
import { scienceRobot, scienceTelescope, scienceWeather } from './science-2.ts';
import { scienceDryer } from './science-3.ts';
import { seasonAutumn, seasonDusk, seasonMonsoon, seasonNight, seasonSpring, seasonSummer } from './seasons-1.ts';
import { seasonSnow } from './seasons-2.ts';
import { sportsFootball, sportsVolleyball } from './sports-1.ts';
import { sportsHurdles, sportsRace } from './sports-2.ts';
import { sportsRope, sportsTableTennis } from './sports-3.ts';
import { sportsCrowd, sportsPodium, sportsShield } from './sports-4.ts';
import { tiharHostel, tiharRangoli } from './tihar-1.ts';
import { tiharDeusi, tiharDoor } from './tihar-2.ts';
import { tiharTown } from './tihar-3.ts';
import { tourBus } from './tour-1.ts';
import { tourBridge } from './tour-2.ts';
import { tourLake, tourTrail } from './tour-3.ts';
import { tourCamp, tourChorten, tourVillage } from './tour-4.ts';
import { tourSummit } from './tour-5.ts';

/** The pictures of each album in their order. */
const albums = {
  convocation: [
    convocationProcession,
    convocationGroup,
    convocationCaps,
    convocationDegree,
    convocationFamily,
    convocationEvening,
  ],
  orientation: [orientationHall, orientationGate, orientationWalk, orientationClass, orientationCircle],
  plantation: [
    plantationHillside,
    plantationClose,
    plantationCarriers,
    plantationRain,
    plantationTeam,
    plantationRainbow,
  ],
  saraswati: [saraswatiAltar, saraswatiQueue, saraswatiLetters, saraswatiPlates, saraswatiDance],
  science: [
    scienceFair,
    scienceChemistry,
    scienceVolcano,
    scienceWeather,
    scienceRobot,
    scienceTelescope,
    scienceDryer,
  ],
  seasons: [seasonSpring, seasonSummer, seasonMonsoon, seasonAutumn, seasonDusk, seasonNight, seasonSnow],
  sports: [
    sportsFootball,
    sportsVolleyball,
    sportsRace,
    sportsHurdles,
    sportsRope,
    sportsTableTennis,
    sportsPodium,
    sportsCrowd,
    sportsShield,
  ],
  tihar: [tiharHostel, tiharRangoli, tiharDeusi, tiharDoor, tiharTown],
  tour: [tourBus, tourBridge, tourTrail, tourLake, tourVillage, tourChorten, tourCamp, tourSummit],
};

/** Writes `album-{name}-{n}.jpg` (1200 x 800) and its thumbnail (300 x 200) for every album. */
export async function drawAlbums(): Promise<void> {
  for (const [name, pictures] of Object.entries(albums)) {
    for (const [i, draw] of pictures.entries()) {
      const large = await sharp(Buffer.from(draw())).png().toBuffer();
      const path = join(filesFolder, `album-${name}-${i + 1}`);
      writeFileSync(`${path}.jpg`, await jpeg(sharp(large), 42));
      writeFileSync(`${path}-thumb.jpg`, await jpeg(sharp(large).resize(300, 200), 50));
    }
  }
}
