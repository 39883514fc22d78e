/** Words of their own, English and Hinglish, that are never corrected to a word of the shop. Brands stand last. */
export const ordinaryWords = `pados paros padosi parosi const cost code name names support data return returns server size response developer connection page pages content
style promise react message custom check checks change changes changed changing context middle chat start current case matching font
format instance instead stream task tasks mode date paths core coming last least later letter letters search removal point
visit present contain contains contained flat found write special parts against media expect back bench guide local dark line lines icon drop
apply stop step steps common control plan plans setting passing load specify stats reply maximum minimum clone compile
skip rather scope advanced history direct walk speed less shell training prevent post agree readable cause correct certain wait
rule short stack split side turn previous strip move model reset print chain scan meaning final duplicate answer self
profile timer waiting role reserved primary therefore theme clause stale minimal reverse addition exactly marker
market yourself construct sharp team switch swap inner fork constant watching legal blank account wide throwing rely phase bold remain older
loose lazy deleted apple slow race variant live lives view snippet backward pair merging float expires casing letter places hide
explore wish topic life inspect controlled closest blocking binding father brother sister simple sample silver winter summer
better bitter butter matter mother water waste west rest best test guest lost least house hours mouse court count county course coast roast toast
boat beat seat heat meat road read real rail plane plant paint panic pencil prince princess prize rice race late plate state shake shape share
shark shore shower shoulder shoot shout shut shirk skill skull spoke spoon sport spring square stand stare storm straight strange street strong
student study stuff sugar sweat sweet tablet talk tall tape taste teach teacher tease temple thick thief think throw tiger tight tired
title tomato tongue tooth tough tower trade trail travel tree trick truth twice uncle under union unit upset usual valley value
village voice vote wagon wake wall war warm wave weak wealth weapon wear weigh weight wheel while whisper whole wild will win wind
wing winner wise woman wonder wood wool word world worry worse worth wound wrap wrist wrong yard young youth pardon sky bird fish horse cat
food foot fool good hood hook look book cook cool pool tool wool moon soon room roof root boots bat bet bit but cut cup cap can car cat
chart charm chase cheap cheat cheek cheese chess chest chief child chin chip choice choose class clay cliff climb clock cloud club coach coal coin cold
comb corn cotton cough cow crack craft crash cream crew crime crop cross crowd crown cruel cry curl curse curve dairy dance danger dare dawn dead deaf dear
death debt deep deer desk dial dice diet dig dinner dish dive dollar door dose dot dove drain drama draw dream dress drink drive drug drum duck dull dust duty
eager eagle ear earn earth ease east edge egg elbow elder empty enemy engine enjoy enter equal error event evil exam exit face fact fail faint fair faith fall
false fame family fan far farm fashion fat fate fault fear feast feed feel fence fever few field fight file fill film fine finger fire firm flag flame flash
flesh flight floor flour flow flower fly foam focus fog folk fox frame fresh fridge frog front frost fruit fuel fun fund fur gain game gap garden garlic gas
gate gift girl glad glass glory glove glue goal goat gold golf grace grade grain grand grape grass grave gray great grief ground group grow guard guess gun habit
hair hall hand hang hard harm haste hate head heal hear heart heaven hell hero hill hint hip hole holy honest honey honor hope horn hot hotel hour hug huge human
hunt hurt ice idea idle inch ink iron island itch jail jam jar jaw job join joke joy judge juice jump jury keen kettle key kick kid kill king kiss kite knee knife
knock knot lady lake lamb lamp land lane lap laugh law lawn lazy lead leaf lean leap learn leave leg lemon lend lens lesson liar lid lie lift limb lime limit lion
lip liver loaf loan lock log loss loud love loyal luck lump lunch lung magic maid main male manner map march mask mass master mat meal mean meant measure melt memory
mercy mess metal milk mill mind mine minor mirror miss mist mix mood moral moss motor mount mouth mud music nail narrow nation nature navy neck needle nerve nest
net noble noise none noon nose note nurse nut oak oath obey ocean odd onion open oral orange organ oven own pace pack pain pale palm pan paper park pass past path
peace peak pearl pen people pepper period pet phrase piano piece pig pile pill pilot pin pine pink pipe pit pity plain plastic play plot plug pocket poem poet poison
pole police polite pond poor pork port pot potato pour powder power praise pray press pretty pride priest print prison profit proof proud pull pulse pump punish pure
push puzzle queen quick quiet quit rabbit radio rain raise range rank rare rat raw ray reach rear rebel red reef relax relief rent rescue rest result rhyme rich ride
ring rise risk rival river roar rob rock rod roll rope rose rough round row royal rub rude ruin rush rust sack sacred sad safe sail saint salad salt same sand sauce save
scale scar scene scent school science scissors score scream screen screw sea seal secret seed seek seem seize sell sense serve settle seven sew sex shade shadow shallow
shame sheep sheet shelf shift shine ship shock shop shot show shy sick sigh sight sign silent silk sin sing sink sir sit six skin skirt slave sleep slice slide slip slope
smart smell smile smoke smooth snake snow soap sock soft soil solid solve son song sore sorry sort soul sound soup sour south space spare spark speak spell spend spice
spider spill spin spirit spit spite split sponge spray spread staff stage stair stamp star steal steel steep stem stick stiff still sting stir stock stomach stone
strike string stripe stroke struggle stupid submit succeed sudden suffer suit sum sun supper supply sure surface surprise surround swallow swear sweep swell swim swing sword
tail tale tame tank tap target tear temper tempt tender tent term text thank thigh thin third thorn thread threat throat thumb thunder tie tin tip tire toe
tone tool top torch toss total tour town toy track treasure tribe trunk try tube tune twin twist type ugly unique unity urge vain van vase veil vein verb verse vest victim
view virtue vivid volume voyage wage waist wander ware warn wax web weed weep welcome wet whip white wicked widow width wife wine wipe wire wolf womb wreck yes yet yield zero zone
boutique batch gone ordinary besides placement warden bandhani bandhej bandhni sensitive serious series session similar simply single solution sometimes somewhat stayed stays strength suppose surely switch system therefore thought thousand together tonight
sheets greet green screw shift sharp shave shed shelter shield reason season person version mission fashion passion nation station section action option portion motion
naati nati natin naatin potaa pota poti dohta papa mama dada dadi nana nani chacha chachi mausi bua jija saali devar bhabhi sasur saas beta beti bachcha baccha ladka ladki aurat mard
gaadi gadi gaari chai chay kami khadi khaadi khana khaana pani paani garmi sardi thand thandi barish baarish mausam ghar makan makaan kamra kamre darwaza khidki chhat zameen zamin
raat din subah shaam dopahar kal aaj parso hafta mahina saal umar samay waqt ghanta minat second jagah shahar gaon gaanv sadak rasta mod chowk chauk gali mohalla
aankh haath hath pair sar sir naak kaan muh munh pet dil dimag baal bal khoon dard bukhar dawa dawai bimar beemar doctor
roti chawal dal daal sabzi doodh dahi ghee makkhan namak cheeni mirch masala tel aata anda machhli murgi phal aam kela seb santara
kitab kalam kagaz kaagaz copy baasta basta school padhai pariksha kaksha
naukri kaam kam paisa paise bank dukan bazaar bazar sabji mandi kharid bech
border accha acha bura burra sundar badsurat lamba chauda chhota bada mota patla bhari halka naya purana sasta mehnga garam thanda saaf ganda sukha geela gila
khushi dukh gussa pyar pyaar nafrat dar himmat umeed yaad bhool soch samajh baat baatein sawal jawab kahani geet gana gaana naach
haan nahi shayad zaroor zarur jaroor bilkul sach jhooth jhoot galat sahi theek
karo karna dekho dekhna suno sunna bolo bolna likho padho baitho khado utho jao aao chalo ruko socho samjho
shaadi shadi tyohar tyohaar puja pooja mandir masjid gurudwara church janamdin mehman mehmaan rishtedar dost dushman padosi kirayedar malik naukar
kutta kutte billi gaay bhains ghoda ghodi chuha chidiya machhar makkhi
peela neela hara lal laal kala safed gulabi bhura narangi baingani sunehra chandi sona sone
rang kapda kapde taala tala chabi chaabi ghadi chashma joda jodi suhag dori dhaga dhaaga sui sooi kainchi batan button
kursi mez palang bistar bistara almari pankha batti diya moti heera chand chaand suraj sooraj taara tara aasman hawa aag mitti patthar lakdi loha
paanv nakhun kandha kamar ghutna peeth gardan seena chhati
kaali pili khat chitthi dibba dabba bori thali katori chammach gilas
bhaag bhag dhyan dhyaan maza maja bada vada wada pada gada kada khada chada mala jala gala bala kala hala
sadak sadka sadan saada sada saadhu sardar sarkar sarak sarson
paras parath pardes pardesi parinda parivar paramparagat parwah
kabhi kahin kaafi kafi kaash kaat kaatna katna kathin katha kavi kamal kamra kamzor kamjor kanya kanoon kanun karan karib kareeb karz kasam kasoor kursi
rajya raja rani rajma rakam raksha ravi rishta roshni ruk rupaya
shart shakti shakal shanti sharab sharam sheher shikar shuru shor shauk shak
chamak chaku chand chadhna chadhai charpai chatni chehra chhaya chinta chori chor chuna churi chudi
dulha dulhan dhanda dhuan dhoop dhup dhool dhul dwar dharti dhokha dost daur daud daan dana dard darja
tarah taraf tareekh tarikh tarika tarakki talab talash tasveer tel teekha tez topi toofan tukda
beg rag dressing booth suite starry gadha gadhe kadam kadhi curtail juda jooda juta jude jadoo jaal jaan jahan jal jama janam jawan jeb jeet jeevan jhagda jism jung
soti soch sona soona suno sukh surat soorat swad savera sehat sena sikka siyahi shuda shaadishuda shadishuda
islie isliye enough ayse aisse satin saitin tissue tasar tussar tassar tant carry carries correction honestly packet paiket married ulta ulte ulat dining parade
peeche piche bhaiji gota gote choir ghanti sitare sitara roen mara maarna nap naap thori thore kire keere kide keede kod wahin wahi khujli catch college kolej
klas truck trak janta jante janti jinhone kasht manzoor manjoor awake sang building bilding kors shok shauk mareez zamane jamane kharidte kharidna infection
pehchante pahchante pehchan pahchan brunch neat gazab gajab jayanti khep force joint donation mates kante kanta pighla pighal raita rayta sawari lighter
inspector kutra zahar jahar tadke tarke director reminder struck signal camel ankal litre liter leetar taip ston phere beret rekha listen whose ponchh ponchha
pocha boiling bread kariye karie bharna bharne banaun banau langar kharoch chicken chikan massage meethi methi tray closer kachra takkar takra dhuen ande anda
prasad prasaad ganth gaanth mod morkar modkar markar barhta badhta desh truly laungi laaungi patients charhega chadhega nukkar nukkad stall stool dhunai kothi
chhorke chhodke kheer story stori kayde kaayde katni arth running raning sthan sthaan mang maang bunden boond josh rasm rasam baij parhati padhati padhata padhate
parosan padosan rahoge silan seelan exploded confusion stretched rafting
prada gucci zara puma nike adidas reebok skechers asics levis wrangler raymond manyavar fabindia biba allen solly soli louis philippe vuitton heusen tommy hilfiger calvin klein armani versace michael hidesign caprese baggit lavie samsonite skybags wildcraft decathlon quechua superdry uniqlo lacoste burberry chanel dior hermes sabyasachi malhotra dongre`;
