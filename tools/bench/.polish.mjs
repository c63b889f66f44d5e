import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs';
const [mode='light', lang='fr', w='1440', h='900', parts='public,sim,wizard,account', scale='1'] = process.argv.slice(2);
const O='http://localhost:4471';
const T=(ns)=>{const m=JSON.parse(readFileSync(ns==='common'?`/work/main/libs/i18n/src/messages/${lang}.json`:`/work/main/apps/${ns}/src/messages/${lang}.json`,'utf8'));return k=>k.split('.').reduce((n,p)=>n?.[p],m)};
const B=T('booking'),C=T('common'),A=T('account'),P=T('payments');
const b = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu','--disable-background-networking','--disable-component-update','--disable-sync','--no-first-run'] });
const phone=+w<500;
const c = await b.newContext({ viewport:{width:+w,height:+h}, colorScheme: mode, hasTouch:phone, isMobile:phone, reducedMotion:'reduce', deviceScaleFactor:+scale, locale:lang });
await c.addCookies([{name:'language',value:lang,url:O}]);
await c.addInitScript((l)=>{localStorage.setItem('cookie-accepted','true');localStorage.setItem('cookie-preferences','{"necessary":true,"analytics":false,"marketing":false,"preferences":false}');localStorage.setItem('language',l)}, lang);
let p = await c.newPage();
let n=0;
const shot = async (name,full=true) => { await p.waitForTimeout(500); const o=await p.evaluate(()=>{const W=document.documentElement.clientWidth;const bad=[...document.querySelectorAll('main *, [role=dialog] *')].filter(e=>{const r=e.getBoundingClientRect();return r.width>1&&r.right>W+1&&!e.closest('[class*=slider],svg,[class*=row]')}).slice(0,4).map(e=>e.tagName+'.'+String(e.className.baseVal??e.className).slice(0,50));return [document.documentElement.scrollWidth>W?'OVERFLOW '+document.documentElement.scrollWidth:'',...bad].filter(Boolean).join(' ')}); if(o)console.log(name,o); await p.screenshot({path:`/tmp/livree/polish/shots/${name}-${lang}-${w}-${mode}.png`, fullPage:full}); };
p.on('console', m=>{ if(['error','warning'].includes(m.type())) console.log('console', m.type(), m.text().slice(0,200))});
p.on('pageerror', e=>console.log('pageerror', e.stack?.slice(0,300)));
const go=async u=>{await p.goto(O+u);await p.waitForLoadState('networkidle').catch(()=>{});};
const btn=(name,root=p)=>root.getByRole('button',{name}).filter({visible:true});
const api=async(path,body,token,headers={})=>{const r=await fetch(O+'/api'+path,{method:body?'POST':'GET',headers:{'content-type':'application/json','accept-language':lang,...(token?{authorization:'Bearer '+token}:{}),...headers},body:body?JSON.stringify(body):undefined});return r.json()};
const step=async(name,f)=>{try{await f()}catch(e){console.log('FAIL',name,e.message.slice(0,400));await shot('fail-'+name).catch(()=>{})}};
const pickAddr=async(root,label,text)=>{const f=root.getByRole('combobox',{name:label,exact:true});await f.fill(text);await p.waitForTimeout(600);await p.getByRole('option').first().click({timeout:4000});};
const pickDate=async(root)=>{await root.getByRole('button',{name:new RegExp(C('calendar.date'))}).first().click();const cal=p.getByRole('dialog').filter({has:p.getByRole('grid')}).last();for(let i=0;i<2+Date.now()%23;i++)await cal.locator('header').getByRole('button').last().click();await shot('date',false);const box=await cal.boundingBox();const cell=await cal.locator('[role=button]').filter({hasText:/^15$/}).first().boundingBox();console.log('calendar',JSON.stringify(box),'cell',JSON.stringify(cell));await cal.locator('[role=button]:not([data-outside-month])').getByText('15',{exact:true}).click();await cal.getByRole('button',{name:C('actions.confirm')}).click();};
const pickTime=async(root)=>{const g=root.getByRole('group',{name:C('calendar.time')}).first();for(const [i,v] of [[0,'05'],[1,'10']]){await g.getByRole('button').nth(i).click();if(i===0)await shot('time',false);await p.getByRole('option',{name:v,exact:true}).click();}};
if(parts.includes('public')) for(const [k,u] of [['home','/'],['services','/services'],['tarifs','/prices'],['vehicles','/vehicles'],['vempty','/vehicles?q=zzz'],['blog','/blog'],['404','/rien'],['login','/login'],['register','/register']]) await step(k,async()=>{await go(u);await shot(k);if(k==='login'||k==='register'){await p.locator('main form, form').last().getByRole('button').last().click();await shot(k+'-err')}});
if(parts.includes('sim')) await step('sim',async()=>{await go('/');
 await p.evaluate(()=>{});const f=p.getByRole('form').first();const ins=f.getByRole('textbox').or(f.getByRole('combobox'));
 await ins.nth(0).fill('14 rue de la Paix, 75002 Paris');await ins.nth(1).fill('Aéroport Paris-Charles-de-Gaulle, terminal 2E');await f.getByRole('button').last().click();await p.waitForTimeout(1500);await shot('sim',false);
 const d=p.getByRole('dialog');await pickDate(d);await pickTime(d);await shot('sim2',false);
 await btn(B('simulator.estimate'),d).click();await p.waitForTimeout(600);await shot('sim-err',false);await d.getByRole('button',{name:new RegExp(B('vehicle.label'))}).first().click();await shot('sim-list',false);await p.getByRole('option',{name:/Classe E/}).click();await btn(B('simulator.estimate'),d).click();await p.waitForTimeout(2500);await shot('sim-result',false);
 await p.mouse.move(+w/2,+h/2);await p.mouse.wheel(0,2000);await shot('sim-result-b',false);});
const id=Date.now();const user={name:'Hélène Marchand',email:`h${id}@example.org`,phone:'+33612345678',password:'Chauffeur-2026',password_confirmation:'Chauffeur-2026'};
const reg=await api('/auth/register',user);const token=reg.data.token;
const signIn=()=>p.evaluate(([t,u])=>{localStorage.setItem('auth_token',t);localStorage.setItem('user_data',JSON.stringify(u));document.cookie='signed-in=1;path=/'},[token,reg.data.user]);
if(parts.includes('wizard')) await step('wizard',async()=>{await go('/reservation');await shot('w1');
 await btn(B('steps.next')).last().click();await shot('w1-err');
 await p.locator('input[value=airport]').check({force:true});await p.getByRole('radio',{name:/Classe S/}).first().check({force:true});await shot('w1-ok');
 await btn(B('steps.next')).last().click();await p.getByRole('heading',{level:1,name:B('steps.2')}).waitFor();await btn(B('steps.next')).last().click();await shot('w2-err');
 const m=p.getByRole('main');await pickAddr(m,C('ride.departure'),'Roissy');await pickAddr(m,C('ride.destination'),'Versailles');await pickDate(m);await pickTime(m);
 if(parts.includes('stops'))for(let i=1;i<=7;i++){await btn(B('trip.addStop')).click();await m.getByRole('combobox',{name:C('ride.stop').replace('{{number}}',i),exact:true}).fill('Résidence des Marronniers-Saint-Germain, bâtiment C, escalier 12 Paris');await p.keyboard.press('Escape');}
 await p.waitForTimeout(2500);await shot('w2');
 if(phone){const bar=p.locator('[class*=actionBar],[class*=ActionBar],[class*=bar]').last();await p.evaluate(()=>scrollTo(0,1e6));await shot('w2-end',false);await btn(new RegExp(C('fareLine.total'))).first().click({timeout:2000}).then(()=>shot('w2-sheet',false)).catch(()=>console.log('no sheet'));await p.keyboard.press('Escape');}
 await m.getByRole('checkbox',{name:C('badge.roundTrip')}).check();await p.waitForTimeout(1000);await shot('w2-return');await m.getByRole('checkbox',{name:C('badge.roundTrip')}).uncheck();await p.waitForTimeout(2000);
 await btn(B('steps.next')).last().click();await p.getByRole('heading',{level:1,name:B('steps.3')}).waitFor();await btn(B('steps.next')).last().click();await shot('w3-err');
 await p.getByLabel(B('contact.name'),{exact:true}).fill(user.name);await p.getByLabel(B('contact.email'),{exact:true}).fill(user.email);await p.getByLabel(B('contact.phone'),{exact:true}).fill('+33612345678');await shot('w3');
 await btn(B('steps.next')).last().click();await p.getByText(B('login.title')).waitFor();await shot('w4-login');
 await signIn();await p.reload();await p.waitForTimeout(3500);await shot('w4');if(phone){await p.evaluate(()=>scrollTo(0,1e6));await shot('w4-end',false);}
 const fr=p.frameLocator(`iframe[title="${P('checkout.frame')}"]`);const pay=()=>btn(new RegExp(C('actions.pay'),'i')).first().click();
 await pay();await shot('w4-err');
 await fr.getByLabel(P('frame.number'),{exact:true}).fill('4000002760003184');await fr.getByLabel(P('frame.expiry'),{exact:true}).fill('1234');await fr.getByLabel(P('frame.code'),{exact:true}).fill('123');await pay();
 await p.waitForTimeout(4000);await shot('w4-3ds',false);
 await fr.frameLocator('iframe').getByRole('button').first().click();await p.getByRole('alertdialog').waitFor({timeout:15000});await shot('w4-ok',false);});
if(parts.includes('account')) await step('account',async()=>{await go('/');await signIn();
 await go('/reservations');await p.waitForTimeout(1000);await shot('res0');await go('/payments');await p.waitForTimeout(800);await shot('pay0');
 const fleet=await api('/vehicules');const list=fleet.data?.items??fleet.data?.data??fleet.data;const v=list.find(x=>/Classe S/.test(x.nom??x.name??''))??list[0];
 const at=(d)=>new Date(Date.now()+d*864e5).toISOString().slice(0,10);
 for(const [i,[day,hour,stops,extra]] of [[1.2,String(6+id%16).padStart(2,'0')+':45',[],0],[9+id%40,'05:10',[],0],[60+id%40,'09:00',['9 rue de Maubeuge, Paris','Gare de Lyon, hall 1, Paris','118 boulevard Haussmann, Paris','Résidence des Marronniers-Saint-Germain, bâtiment C, escalier 12','2 place de la Défense, Puteaux','31 avenue de Paris, Versailles','4 rue du Maréchal-Foch, Versailles'],0]].entries()){
  const q={vehicule_id:v.id,service_type:'airport',pickup_address:'14 rue de la Paix, 75002 Paris',destination_address:'Aéroport Paris-Charles-de-Gaulle, terminal 2E',stops,pickup_datetime:`${at(day)}T${hour}`,passengers:2,options:[],is_round_trip:false};
  globalThis.seed=q; const r=await (await import('./.polish-seed.mjs')).seed(api,q,token,user,`${id}-${i}`); if(!r.ok)console.log('seed',JSON.stringify(r).slice(0,500));}
 await go('/reservations');await p.waitForTimeout(1500);await shot('res');
 await btn(C('actions.filter')??/Filtr/).first().click();await shot('res-filter');await btn(C('actions.filter')??/Filtr/).first().click().catch(()=>{});
 await p.getByRole('article').first().getByRole('link').first().click();await p.getByRole('dialog').waitFor();await p.waitForTimeout(1200);await shot('res-details',false);
 await btn(C('actions.close')).first().click();
 for(let i=0;i<3;i++){const k=p.getByRole('article').nth(i).getByRole('button').filter({hasText:C('actions.cancel')});const cnt=await k.count();if(!cnt){console.log('no cancel on card',i);continue}await k.first().click();await p.getByRole('dialog').waitFor();await p.waitForTimeout(1200);await shot('res-cancel'+i,false);await p.keyboard.press('Escape');await p.waitForTimeout(300);}
 await go('/payments');await p.waitForTimeout(1500);await shot('pay');await btn(/Filtr|Filter/).first().click();await shot('pay-filter');await btn(/Filtr|Filter/).first().click();
 await p.getByRole('main').getByRole('link',{name:/Détails|Details/}).or(p.getByRole('main').getByRole('button',{name:/Détails|Details/})).filter({visible:true}).first().click();await p.waitForTimeout(1200);await shot('pay-details',false);});
await b.close();
